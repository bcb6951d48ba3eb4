import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { createArchive } from './archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'vonk-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* parts() {
  yield '[1,';
  yield 'zwei]';
  await Promise.resolve();
}

test('stores whole files, files from parts and pictures unchanged, and knows its size', async () => {
  const path = join(folder, 'a.zip');
  const archive = await createArchive(path);
  const picture = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
  await archive.add('a.json', '{"name":"Zoë"}');
  await archive.addParts('b.json', parts());
  await archive.add('photos/01.jpg', picture, true);
  const size = await archive.close();
  const bytes = readFileSync(path);
  expect(bytes).toHaveLength(size);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['a.json', 'b.json', 'photos/01.jpg']);
  expect(strFromU8(files['a.json'] ?? new Uint8Array())).toBe('{"name":"Zoë"}');
  expect(strFromU8(files['b.json'] ?? new Uint8Array())).toBe('[1,zwei]');
  expect(files['photos/01.jpg']).toEqual(picture);
});

test('never writes over a file that is there', async () => {
  const path = join(folder, 'b.zip');
  await (await createArchive(path)).close();
  await expect(createArchive(path)).rejects.toThrow('EEXIST');
});
