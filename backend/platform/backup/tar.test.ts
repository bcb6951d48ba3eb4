import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTar, readTar, type TarEntry } from './tar.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vonk-tar-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const files: TarEntry[] = [
  { name: 'head.json', bytes: Buffer.from('{}') },
  { name: 'tables/users/000000', bytes: Buffer.alloc(3_000_000, 'row\n') },
  { name: 'photos/empty.webp', bytes: Buffer.alloc(0) },
  { name: 'photos/even.webp', bytes: Buffer.alloc(1024, 7) },
];

async function write(): Promise<string> {
  const path = join(folder, 'a.tar.gz');
  const tar = await openTar(path);
  for (const { name, bytes } of files) await tar.add(name, bytes);
  await tar.close();
  return path;
}

async function read(path: string): Promise<TarEntry[]> {
  const found: TarEntry[] = [];
  for await (const { name, bytes } of readTar(path)) found.push({ name, bytes: Buffer.from(bytes) });
  return found;
}

test('what is written is read again, whatever its size', async () => {
  const found = await read(await write());
  expect(found.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  expect(found.every(({ bytes }, at) => bytes.equals(files[at]?.bytes ?? Buffer.of(1)))).toBe(true);
});

test('never overwrites a file', async () => {
  await write();
  await expect(write()).rejects.toMatchObject({ code: 'EEXIST' });
});

test('tells a file that is cut short from a whole one', async () => {
  const path = await write();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length / 2)));
  await expect(read(path)).rejects.toThrow('cut short');
});

test('a file that is no archive is refused', async () => {
  const path = join(folder, 'other');
  writeFileSync(path, 'something else');
  await expect(read(path)).rejects.toThrow(/is no backup/);
});
