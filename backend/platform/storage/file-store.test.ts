import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucket } from '#tests/support/bucket.ts';
import { parseStorageEnv } from '../../env.ts';
import { closeFolders, createFileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vonk-store-'));
const bucket = await startBucket();
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
});

const inBucket = {
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: bucket.url,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe.each([
  ['disk', {}],
  ['bucket', inBucket],
])('on a %s', (_where, settings) => {
  const open = () => createFileStore(parseStorageEnv({ DATA_DIR: folder, ...settings }), 'photos');

  it('keeps, gives back and erases bytes', async () => {
    const store = await open();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await store.write('one.webp', bytes);
    expect(Buffer.from((await store.read('one.webp')) ?? [])).toEqual(bytes);
    await store.erase('one.webp');
    expect(await store.read('one.webp')).toBeNull();
    await store.erase('one.webp');
  });

  it('replaces a file of the same name', async () => {
    const store = await open();
    await store.write('two.webp', Buffer.from('old'));
    await store.write('two.webp', Buffer.from('new'));
    expect(Buffer.from((await store.read('two.webp')) ?? []).toString()).toBe('new');
  });
});

it('writes only where it says', async () => {
  const disk = await createFileStore(parseStorageEnv({ DATA_DIR: folder }), 'photos');
  await disk.write('three.webp', Buffer.from('3'));
  expect(await disk.locate('three.webp')).toBe(join(folder, 'photos', 'three.webp'));
  expect(readdirSync(join(folder, 'photos'))).toContain('three.webp');
  expect([...bucket.objects.keys()]).not.toContain('/pictures/photos/three.webp');

  const store = await createFileStore(parseStorageEnv({ DATA_DIR: folder, ...inBucket }), 'photos');
  await store.write('four.webp', Buffer.from('4'));
  expect([...bucket.objects.keys()]).toContain('/pictures/photos/four.webp');
  expect(readdirSync(join(folder, 'photos'))).not.toContain('four.webp');
  expect(await store.locate('four.webp')).toMatch(/\/pictures\/photos\/four\.webp\?.*X-Amz-Signature=/);
});

it('hides the files on a disk from other accounts of the machine', async () => {
  const store = await createFileStore(parseStorageEnv({ DATA_DIR: folder }), 'exports');
  await store.write('one.zip', Buffer.from('a'));
  const mode = () => statSync(join(folder, 'exports')).mode & 0o777;
  expect(mode()).toBe(0o700);

  chmodSync(join(folder, 'exports'), 0o755);
  closeFolders(parseStorageEnv({ DATA_DIR: folder }), ['exports', 'not-there']);
  expect(mode()).toBe(0o700);
});

it('distinguishes a failing store from a missing file', async () => {
  const store = await createFileStore(parseStorageEnv({ DATA_DIR: folder, ...inBucket }), 'photos');
  bucket.fail(403);
  await expect(store.read('five.webp')).rejects.toThrow('Cannot read file');
  bucket.fail(null);
  expect(await store.read('five.webp')).toBeNull();
});
