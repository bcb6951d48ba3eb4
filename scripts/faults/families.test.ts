import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from './families.ts';

const tests = join(fileURLToPath(new URL('../..', import.meta.url)), 'tests');
const fileOf = (name: string) => join(tests, `${name}.${name.startsWith('e2e/') ? 'spec' : 'test'}.ts`);

test('every file of the table is there', () => {
  const missing = families.flatMap(({ files }) => files.filter((file) => !existsSync(fileOf(file))));
  expect(missing).toEqual([]);
});

test('every fault test is in the table, once', () => {
  const listed = families.flatMap(({ files }) => files.filter((file) => file.startsWith('faults/')));
  const found = readdirSync(join(tests, 'faults'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `faults/${file.replace('.test.ts', '')}`);
  expect(listed.toSorted()).toEqual(found.toSorted());
});

test.each(families.filter(({ long }) => Object.keys(long).length > 0))(
  'the tests of $name know what their long form sets',
  ({ files, long }) => {
    const sources = files.map((file) => readFileSync(fileOf(file), 'utf8')).join('\n');
    for (const name of Object.keys(long)) expect(sources).toContain(`process.env.${name}`);
  },
);
