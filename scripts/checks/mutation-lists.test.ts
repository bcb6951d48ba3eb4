import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { mutate } = JSON.parse(read('tools/stryker.config.json')) as { mutate: string[] };
const tests = [...read('jest.mutation.config.js').matchAll(/'<rootDir>\/(.+)'/g)].map(
  ([, path = '']) => path,
);

test.each([...mutate, ...tests])('%s is there', (pattern) => {
  expect(globSync(pattern, { cwd: root }).length).toBeGreaterThanOrEqual(namesIn(pattern));
});

/** Minimum number of files that a pattern names, counting its alternatives. */
function namesIn(pattern: string): number {
  return pattern.match(/\{(.*)\}/)?.[1]?.split(',').length ?? 1;
}
