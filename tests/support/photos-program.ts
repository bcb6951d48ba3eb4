import { hashIn, listPhotos } from './own-photos.ts';
import type { Person } from './cast.ts';
import { operate, operated } from './operating.ts';

/** The operator's `npx vonk photos`. */
export const photos = (...words: string[]) => operate('photos', ...words);

export async function photoNames({ visitor }: Person): Promise<string[]> {
  const own = await listPhotos(visitor);
  return own.map(({ id, filename }) => `${id}-${hashIn(filename).slice(0, 4)}`);
}

/** Approves all photos of a person, as a reviewer. */
export async function approveAll(person: Person): Promise<void> {
  await operated('photos', 'approve', '--by', 'Renate', ...(await photoNames(person)));
}
