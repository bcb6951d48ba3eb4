import { fileURLToPath } from 'node:url';
import { compile, Logger } from 'sass';

const sheet = fileURLToPath(new URL('./theme.scss', import.meta.url));
const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
const { css } = compile(sheet, { loadPaths: [packages], logger: Logger.silent, quietDeps: true });

/** The declarations of all rules with exactly this selector. */
function findRules(selector: string): string {
  const escaped = selector.replace(/[.[\]]/g, '\\$&');
  return [...css.matchAll(new RegExp(`(?:^|\\n)\\s*${escaped} \\{([^}]*)\\}`, 'g'))]
    .map(([, declarations]) => declarations)
    .join('\n');
}

it('breaks at 576, 768, 992 and 1200 px in em, and nowhere else', () => {
  const widths = [...css.matchAll(/\((?:min|max)-width: ([\d.]+)em\)/g)].map(([, width]) =>
    Math.ceil(Number(width) * 16),
  );
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([576, 768, 992, 1200]);
});

it('keeps toasts to 350 px', () => {
  expect(findRules('.vk-toast')).toContain('max-width: 350px');
  expect(findRules('[data-sonner-toaster]')).toContain('min(350px,');
});

it('gives the list of conversations 300 to 400 px and the chat column 800 px at most', () => {
  expect(findRules('.vk-panes')).toContain('minmax(300px, 400px)');
  expect(findRules('.vk-pane-column')).toContain('max-width: 800px');
});

it('is magenta by default, with green for success, dark plum for info and a colour for unread messages', () => {
  const root = findRules(':root');
  for (const declaration of [
    '--vk-primary: #c2185b',
    '--vk-secondary: #8e1048',
    '--vk-success: #157f52',
    '--vk-info: #2b0f26',
    '--bs-unread-messages: var(--vk-unread)',
  ]) {
    expect(root).toContain(declaration);
  }
});
