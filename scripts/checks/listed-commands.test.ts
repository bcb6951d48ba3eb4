import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const rows = ['README.md', 'docs/operating.md'].flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /^\| `np[mx] /.test(line)),
);
/** The commands explained in the tables. */
const listed = new Set(rows.flatMap((row) => commandsOf(row.split('|')[1] ?? '')));

function commandsOf(cell: string): string[] {
  return [...cell.matchAll(/`(?:npm|npx vonk) (?:run )?([\w:-]+)/g)].flatMap(([, name]) => name ?? []);
}

test('every command of the project is in the table of README.md or of docs/operating.md', () => {
  expect(Object.keys(scripts).filter((name) => !listed.has(name))).toEqual([]);
});

test('every command of the tables is one of the project', () => {
  expect([...listed].filter((name) => !(name in scripts))).toEqual([]);
});
