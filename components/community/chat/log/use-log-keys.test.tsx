import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveByKeys } from './use-log-keys.ts';

const at: Record<string, number> = { Eins: 0, Zwei: 300, Drei: 900 };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getBoundingClientRect = function box(this: Element) {
    const top = at[this.getAttribute('aria-label') ?? ''] ?? 0;
    return new DOMRect(0, top, 400, this.getAttribute('role') === 'log' ? 600 : 50);
  };
});

async function show() {
  render(
    <>
      <div role="log" tabIndex={0}>
        {Object.keys(at).map((name) => (
          <article key={name} data-message={name} aria-label={name} tabIndex={-1}>
            <button type="button" tabIndex={-1}>
              Mehr {name}
            </button>
          </article>
        ))}
        <dialog open>
          <input aria-label="Feld" />
        </dialog>
      </div>
      <input aria-label="Danach" />
    </>,
  );
  screen.getByRole('log').addEventListener('keydown', moveByKeys);
  const user = userEvent.setup();
  await user.tab();
  return user;
}

const message = (name: string) => screen.getByRole('article', { name });

test('from the log the arrows go to the lowest message in sight, and from there up and down', async () => {
  const user = await show();
  await user.keyboard('{ArrowUp}');
  expect(message('Zwei')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(message('Drei')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(message('Drei')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(message('Eins')).toHaveFocus();
});

test('Escape goes back to the log, from a button of a message too', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Mehr Eins' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('log')).toHaveFocus();
});

test('keys in a dialog and keys with a modifier move nothing', async () => {
  const user = await show();
  const field = screen.getByLabelText('Feld');
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Mehr Zwei' }));
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByRole('button', { name: 'Mehr Zwei' })).toHaveFocus();
});
