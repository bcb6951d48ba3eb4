import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const wholePages = createRequire(import.meta.url)('./whole-pages.cjs') as (source: string) => string;
const installed = 'node_modules/next/dist/esm/server/app-render/collect-segment-data.js';

test('of a finished page nothing is rebuilt, with the Next that is installed', () => {
  const source = wholePages(readFileSync(installed, 'utf8'));
  expect(source.match(/export async function collectSegmentData\(\) \{\n {2}return new Map/g)).toHaveLength(
    1,
  );
  expect(source.match(/collectSegmentData\(/g)).toHaveLength(1);
  expect(source).toContain('export async function collectPrefetchHints(');
});

test('a Next that does it elsewhere stops the build', () => {
  expect(() => wholePages('export async function somethingElse() {}')).toThrow('whole-pages.cjs');
});
