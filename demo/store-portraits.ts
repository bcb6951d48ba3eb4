import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '#backend/platform/storage/file-store.ts';

export type Portrait = {
  person: string;
  /** The first is the main picture. */
  pictures: { hash: string; thumbhash: string }[];
};

/** Files stored concurrently. */
const atOnce = 32;

/** Relative to `dist` as well as to this source. */
const portraitsFolder = fileURLToPath(new URL('../demo/portraits', import.meta.url));

/** Copies the finished portraits into the photo store and returns the people they show. */
export async function storePortraits(store: FileStore): Promise<Portrait[]> {
  const portraits = await listPortraits();
  const files = (await readdir(portraitsFolder)).filter((file) => file.endsWith('.webp'));
  const carry = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      await store.write(file, await readFile(join(portraitsFolder, file)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  return portraits;
}

/** @throws {Error} with a sentence without the pictures, which the image leaves out */
export async function listPortraits(folder = portraitsFolder): Promise<Portrait[]> {
  if (!existsSync(folder)) throw new Error('The image has no demo pictures: run this in a checkout.');
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Portrait[];
}

/** Sizes that are already rendered. */
const sizes = ['large', 'medium', 'thumb', 'locked'];

/** Stores portrait pictures under additional names. */
export async function copyPortraits(store: FileStore, copies: { from: string; to: string }[]): Promise<void> {
  const files = copies.flatMap(({ from, to }) =>
    sizes.map((size) => ({ from: `${from}-${size}.webp`, to: `${to}-${size}.webp` })),
  );
  // Cached: each is copied many times, and all are a few megabytes.
  const read = new Map<string, Promise<Uint8Array>>();
  const readBytes = (file: string) => {
    const bytes = read.get(file) ?? readFile(join(portraitsFolder, file));
    read.set(file, bytes);
    return bytes;
  };
  const carry = async () => {
    for (let file = files.pop(); file; file = files.pop())
      await store.write(file.to, await readBytes(file.from));
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
}
