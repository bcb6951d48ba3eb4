import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Portrait = {
  person: string;
  gender: 'man' | 'woman';
  age_band: string;
  pictures: { hash: string; width: number; height: number; thumbhash: string }[];
};

/** Drawn at build into `dist/portraits`, which is beside the bundle and two folders above the source. */
function portraitsFolder(): string {
  const beside = fileURLToPath(new URL('./portraits', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../dist/portraits', import.meta.url));
}

/** Copies the drawn portraits into the photo store and returns what they show. */
export async function storePortraits(dataDir: string): Promise<Portrait[]> {
  const from = portraitsFolder();
  const to = join(dataDir, 'photos');
  await mkdir(to, { recursive: true });
  const files = (await readdir(from)).filter((file) => file.endsWith('.webp'));
  await Promise.all(files.map((file) => copyFile(join(from, file), join(to, file))));
  return JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as Portrait[];
}
