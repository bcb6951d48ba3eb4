import { judgeSource, findClassesWithoutRule } from './source-rules.ts';

test.each([
  ['components/community/chat/list.tsx', "'use client';\n", "'use client'"],
  ['components/community/chat/list.island.tsx', 'export const a = 1;\n', "does not begin with 'use client'"],
  ['app/save.ts', "export async function save() {\n  'use server';\n}\n", "'use server'"],
  ['lib/utils/date.ts', '', 'says nothing'],
  ['lib/date-helpers.ts', '', ''],
  ['lib/helpers.ts', '', 'says nothing'],
  ['lib/rules/index.ts', '', 'index'],
  ['lib/rules/nextPath.ts', '', 'kebab-case'],
  ['lib/rules/a.ts', `import { b } ${'from'} './b';\n`, 'without its extension'],
  ['lib/rules/a.ts', `import { b } ${'from'} '#lib/b';\n`, 'without its extension'],
  ['lib/rules/a/b/c.ts', `import { b } ${'from'} '../../../d.ts';\n`, 'climbs more than two levels'],
  ['lib/a/b/c.ts', `${'import'}(\`../../../.texts/x.json\`)`, 'climbs more than two levels'],
  ['lib/a/b/c.ts', `${'mockModule'}('../../../d.ts', () => ({}))`, 'climbs more than two levels'],
  ['lib/rules/a/b/c.ts', `import { b } ${'from'} '../../d.ts';\n`, ''],
  ['lib/rules/a.ts', `${'\n'.repeat(251)}`, 'more than 250 lines'],
  ['lib/rules/a.test.ts', `test.${'only'}('x', () => {});\n`, 'skips a test'],
  ['app/words.ts', `const title = t.${'raw'}('title');\n`, 'takes a text raw'],
  ['components/a.tsx', "new Intl.DateTimeFormat(locale, { dateStyle: 'long' });\n", 'a format of its own'],
  ['components/a.tsx', "new Intl.DisplayNames([locale], { type: 'region' });\n", 'a format of its own'],
  ['backend/platform/geo/a.ts', "new Intl.DateTimeFormat('en-US', { timeZone });\n", ''],
  ['components/a.tsx', "localStorage.getItem('a');\n", 'may be closed'],
  ['lib/browser/push/a.ts', "window.sessionStorage.setItem('a', '1');\n", 'may be closed'],
  ['components/a.test.tsx', 'localStorage.clear();\n', ''],
  ['lib/browser/storage/storage.ts', 'const open = () => localStorage;\n', ''],
  [
    'components/a.tsx',
    "const onKeyDown = (event) => event.key === 'Enter' && send();\n",
    'reads a key itself',
  ],
  ['components/a.tsx', 'const go = ({ key, target }: KeyboardEvent) => send(key);\n', 'reads a key itself'],
  ['lib/a.ts', 'const go = (event: KeyboardEvent) => !event.isComposing;\n', 'reads a key itself'],
  ['components/a.tsx', "const onKeyDown = (event) => pressedKey(event) === 'Enter';\n", ''],
  ['lib/a.ts', 'const listen = ({ key }: StorageEvent) => hear(key);\n', ''],
  ['components/a.module.css', `@media (width >= ${992}px) {}\n`, 'a width in px'],
  ['components/a.tsx', `sizes="(min-width: ${768}px) 50vw"\n`, 'a width in px'],
  ['components/a.module.css', '@media (width >= 62em) {}\n', ''],
  ['lib/rules/a.ts', `// ${'@ts-expect-error'} because\n`, 'silences'],
])('%s', (path, text, complaint) => {
  const complaints = judgeSource(path, text).join('\n');
  expect(complaint === '' ? complaints : complaints.includes(complaint)).toEqual(
    complaint === '' ? '' : true,
  );
});

test('error boundaries and well-named islands pass', () => {
  expect(judgeSource('app/[brand]/error.tsx', "'use client';\n")).toEqual([]);
  expect(
    judgeSource('components/community/chat/list.island.tsx', "'use client';\n\n// What it shows.\n"),
  ).toEqual([]);
});

const imported = "import styles from './menu.module.css';\n";
const find = (text: string, rules = '.menu > li,\n.open:hover { top: 0; }') =>
  findClassesWithoutRule(
    [['components/ui/menu.tsx', imported + text]],
    new Map([['components/ui/menu.module.css', rules]]),
  );

test('a class without a rule in the module is named', () => {
  expect(find('<ul className={styles.actions} />')).toEqual([
    'components/ui/menu.tsx: components/ui/menu.module.css has no rule for .actions',
  ]);
  expect(find("styles['menu-open']")).toHaveLength(1);
  expect(find('styles.men')).toHaveLength(1);
});

test('classes with rules are found in any selector', () => {
  expect(find("<li className={`${styles.menu} ${styles['open']}`} />")).toEqual([]);
});
