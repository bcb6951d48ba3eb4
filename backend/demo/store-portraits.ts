import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '../platform/storage/file-store.ts';

export type Portrait = {
  person: string;
  gender: 'man' | 'woman';
  age_band: string;
  pictures: { hash: string; width: number; height: number; thumbhash: string }[];
};

/** Files that are on their way to the store at the same time. */
const atOnce = 32;

/** Drawn at build into `dist/portraits`, which is beside the bundle and two folders above the source. */
function portraitsFolder(): string {
  const beside = fileURLToPath(new URL('./portraits', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../dist/portraits', import.meta.url));
}

/** Puts the drawn portraits into the photo store and returns what they show. */
export async function storePortraits(store: FileStore): Promise<Portrait[]> {
  const from = portraitsFolder();
  const files = (await readdir(from)).filter((file) => file.endsWith('.webp'));
  const carry = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      await store.write(file, await readFile(join(from, file)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  return JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as Portrait[];
}
