import { basename, dirname, join } from 'node:path';

type Rule = { applies: RegExp; complain: (path: string, text: string) => string | false };

const source = /\.(ts|tsx|mts)$/;
const directive = (name: string) => new RegExp(`^\\s*(['"])use ${name}\\1`, 'm');
const mayBeClient = /(\.island|(^|\/)(error|global-error))\.tsx$/;
const drawers = /(^|\/)(utils?|helpers?|misc|common|managers?|services?)(\/|\.[a-z.]+$)/;
const maxLines = 250;

/** Rules about single files, apart from imports. */
const rules: Rule[] = [
  {
    applies: source,
    complain: (path, text) =>
      directive('client').test(text) &&
      !mayBeClient.test(path) &&
      "says 'use client' without .island.tsx in its name",
  },
  {
    applies: /\.island\.tsx$/,
    complain: (_path, text) =>
      !/^(['"])use client\1/.test(text) && "is an island and does not begin with 'use client'",
  },
  {
    applies: source,
    complain: (_path, text) =>
      directive('server').test(text) && "says 'use server': the contract is the one write path",
  },
  {
    applies: /./,
    complain: (path) => drawers.test(path) && 'has a name that says nothing',
  },
  {
    applies: /(^|\/)index\.tsx?$/,
    complain: () => 'is an index: import the file that holds the thing',
  },
  {
    applies: source,
    complain: (path) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(ts|tsx|mts)$/.test(basename(path)) &&
      'is not named in kebab-case',
  },
  {
    applies: source,
    complain: (_path, text) =>
      /(from|import\() ?'(?:\.{1,2}\/|#)(?:[^']*\/)?[^'./]+'/.test(text) &&
      'imports a neighbour without its extension',
  },
  {
    applies: source,
    complain: (_path, text) =>
      /(from|import\(|mockModule\() ?['`](?:\.\.\/){3}/.test(text) &&
      'climbs more than two levels: import it from the root, such as #lib/…',
  },
  {
    applies: /\.(ts|tsx|mts|scss|mjs)$/,
    complain: (path, text) =>
      !/\.(test|spec)\.tsx?$/.test(path) &&
      text.split('\n').length - 1 > maxLines &&
      `has more than ${maxLines} lines: split it by capability`,
  },
  {
    applies: source,
    complain: (_path, text) =>
      /\b(it|test|describe)\.(skip|only|todo|fixme)\b/.test(text) && 'skips a test, or runs one only',
  },
  {
    applies: /\.tsx?$/,
    complain: (_path, text) =>
      /\bt\.raw\(/.test(text) && 'takes a text raw, which is compiled: give its placeholders themselves',
  },
  {
    applies: /^(app|backend|components|lib|server)\/.*(?<!\.test)\.tsx?$/,
    complain: (path, text) =>
      path !== 'lib/contract/formats.ts' &&
      /new Intl\.(DateTime|Number|List)Format\((?!')|new Intl\.DisplayNames\(|\buse(Formatter)\(/.test(
        text,
      ) &&
      'makes a format of its own: lib/contract/formats.ts knows which English is ours',
  },
  {
    applies: /^(app|components|lib)\/.*(?<!\.test)\.tsx?$/,
    complain: (path, text) =>
      // The shell script runs before all modules.
      !['lib/browser/storage/storage.ts', 'lib/site/shell-script.ts'].includes(path) &&
      /\b(local|session)Storage\b/.test(text) &&
      'asks a storage that may be closed: lib/browser/storage/storage.ts never fails',
  },
  {
    applies: /^(app|components|lib)\/.*(?<!\.test)\.tsx?$/,
    complain: (path, text) =>
      path !== 'components/ui/pressed-key.ts' &&
      /KeyboardEvent|onKey(Down|Up|Press)\b/.test(text) &&
      /\b(event|nativeEvent|pressed)\.key\b|\bkeyCode\b|\bisComposing\b|\.key [!=]== '[A-Z]|\{[^{}]*\bkey\b[^{}]*\}(: \w*KeyboardEvent| = (event|nativeEvent))/.test(
        text,
      ) &&
      'reads a key itself: pressedKey knows what an input method handles',
  },
  {
    applies: /\.(tsx?|s?css)$/,
    complain: (_path, text) =>
      /\((min-width:|max-width:|width [<>]=?) \d+px\)/.test(text) &&
      'compares a width in px: an em grows with the text, so that enlarged text gets fewer columns',
  },
  {
    applies: source,
    complain: (_path, text) =>
      /(\/\/|\/\*) *(@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable)/.test(text) &&
      'silences a check',
  },
];

/** Violations in a file, as sentences. */
export function judgeSource(path: string, text: string): string[] {
  return rules.flatMap(({ applies, complain }) => {
    const complaint = applies.test(path) && complain(path, text);
    return complaint ? [`${path} ${complaint}`] : [];
  });
}

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
