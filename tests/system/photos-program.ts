import { hashIn, listPhotos } from './own-photos.ts';
import type { Person } from './cast.ts';
import { operate } from './operating.ts';

/** What the operator types to review photos. */
export const photos = (...words: string[]) => operate('photos', ...words);

/** The names under which the list shows the photos of somebody. */
export async function photoNames({ visitor }: Person): Promise<string[]> {
  const own = await listPhotos(visitor);
  return own.map(({ id, filename }) => `${id}-${hashIn(filename).slice(0, 4)}`);
}

/** Has all photos of somebody reviewed by a person, who lets them stand. */
export async function approveAll(person: Person): Promise<void> {
  const { code, stderr } = await photos('approve', '--by', 'Renate', ...(await photoNames(person)));
  if (code !== 0) throw new Error(stderr);
}
