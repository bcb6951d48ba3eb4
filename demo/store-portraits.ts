import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '#backend/platform/storage/file-store.ts';

export type Portrait = {
  person: string;
  /** The first one is the main picture. */
  pictures: { hash: string; thumbhash: string }[];
};

/** Files that are on their way to the store at the same time. */
const atOnce = 32;

/** Beside `dist` and beside this source. */
const portraitsFolder = fileURLToPath(new URL('../demo/portraits', import.meta.url));

/** Puts the finished portraits into the photo store and returns whom they show. */
export async function storePortraits(store: FileStore): Promise<Portrait[]> {
  const files = (await readdir(portraitsFolder)).filter((file) => file.endsWith('.webp'));
  const carry = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      await store.write(file, await readFile(join(portraitsFolder, file)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  return listPortraits();
}

/** Whom the portraits show. */
export async function listPortraits(): Promise<Portrait[]> {
  return JSON.parse(await readFile(join(portraitsFolder, 'manifest.json'), 'utf8')) as Portrait[];
}

/** The sizes of a picture that are finished. */
const sizes = ['large', 'medium', 'thumb', 'locked'];

/** Stores pictures of the portraits under further names. */
export async function copyPortraits(store: FileStore, copies: { from: string; to: string }[]): Promise<void> {
  const files = copies.flatMap(({ from, to }) =>
    sizes.map((size) => ({ from: `${from}-${size}.webp`, to: `${to}-${size}.webp` })),
  );
  // Each is copied many times, and all of them are a few megabytes.
  const read = new Map<string, Promise<Uint8Array>>();
  const bytesOf = (file: string) => {
    const bytes = read.get(file) ?? readFile(join(portraitsFolder, file));
    read.set(file, bytes);
    return bytes;
  };
  const carry = async () => {
    for (let file = files.pop(); file; file = files.pop())
      await store.write(file.to, await bytesOf(file.from));
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
}
