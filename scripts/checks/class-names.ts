import { dirname, join } from 'node:path';

type File = readonly [path: string, text: string];

/** Classes that a component takes from its CSS module without a rule there: it would silently be unstyled. */
export function findClassesWithoutRule(
  screens: readonly File[],
  sheets: ReadonlyMap<string, string>,
): string[] {
  return screens.flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(([, name = '', from = '']) => {
      const sheet = from.startsWith('.') ? join(dirname(file), from) : from.replace(/^#/, '');
      const rules = sheets.get(sheet) ?? '';
      const used = text.matchAll(new RegExp(`(?<![\\w/-])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
      return [...new Set([...used].map(([, dotted, quoted]) => dotted ?? quoted ?? ''))]
        .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(rules))
        .map((each) => `${file}: ${sheet} has no rule for .${each}`);
    }),
  );
}
