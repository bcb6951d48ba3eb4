import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { backendNames } from '#backend/env.ts';
import { frontNames } from '#lib/env.ts';
import { listFiles } from './tracked-files.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const rows = ['README.md', 'docs/operating.md'].flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /^\| `np[mx] /.test(line)),
);
/** The commands explained in the tables. */
const listed = new Set(rows.flatMap((row) => listCommands(row.split('|')[1] ?? '')));

function listCommands(cell: string): string[] {
  return [...cell.matchAll(/`(?:npm|npx vonk) (?:run )?([\w:-]+)/g)].flatMap(([, name]) => name ?? []);
}

test('every command of the project is in the table of README.md or of docs/operating.md', () => {
  expect(Object.keys(scripts).filter((name) => !listed.has(name))).toEqual([]);
});

test('every command of the tables is one of the project', () => {
  expect([...listed].filter((name) => !(name in scripts))).toEqual([]);
});

/** Addresses of servers that tests put in place of the real ones. */
const ofTests = ['MOLLIE_API_URL', 'PUSH_TEST_SERVER'];

test('every variable of the environment is explained in docs/operating.md', () => {
  const operating = read('docs/operating.md');
  const names = new Set([...backendNames, ...frontNames].filter((name) => !ofTests.includes(name)));
  expect([...names].filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
});

// The recipes in docs/how-to name files that their readers create.
test('every path that a document names exists', () => {
  const files = listFiles(fileURLToPath(new URL('../..', import.meta.url)));
  const folders = 'app|backend|components|demo|deploy|docs|lib|messages|scripts|server|simulators|tests';
  const cited = files
    .filter((file) => /^(?:README|docs\/(?!how-to\/).+)\.md$/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(RegExp(`\`((?:${folders})/[\\w./@()[\\]-]+)(?=[\`:\\s])`, 'g')),
    ]);
  expect(cited.length).toBeGreaterThan(500);
  expect(
    cited.map(([, path = '']) => path).filter((path) => !files.some((file) => file.startsWith(path))),
  ).toEqual([]);
});

/** Files that only exist at run time, or that the recipes' readers create. */
const notInTree = ['openapi.json', 'secrets.json', 'faults.json', 'quotes-lander.tsx', 'pt.json', 'pt.md'];

test('every file that a document names exists', () => {
  const files = listFiles(fileURLToPath(new URL('../..', import.meta.url)));
  const cited = files
    .filter((file) => /(?:^|\/)README\.md$|^docs\/.+\.md$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/`([\w./@()[\]-]+\.(?:tsx?|json|scss|md))(?=[`:#\s])/g)])
    .map(([, path = '']) => path.replace(/^(?:\.\.?\/)+/, ''));
  expect(cited.length).toBeGreaterThan(500);
  const missing = cited.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
  expect(missing.filter((path) => !notInTree.includes(path.replace(/.*\//, '')))).toEqual([]);
});
