import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { families } from './families.ts';

const folder = join(import.meta.dirname, '../../tests/faults');

test.each(families)('the tests of $name know what their long form sets', ({ files, long }) => {
  const sources = files.map((file) => readFileSync(join(folder, `${file}.test.ts`), 'utf8')).join('\n');
  for (const name of Object.keys(long)) expect(sources).toContain(`process.env.${name}`);
});
