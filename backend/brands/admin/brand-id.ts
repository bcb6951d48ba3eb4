import { isOwnToken } from '#lib/contract/growth/info-pages.ts';

/** The id is the first path segment within the front, so it would hide a page of that name. @throws Error if invalid */
export function requireBrandId(id: string): string {
  if (!/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(id))
    throw new Error(`"${id}" can't be an id: 3 to 40 of a–z, 0–9 and -, a letter first.`);
  if (!isOwnToken(id)) throw new Error(`"${id}" can't be an id: pages live under that name.`);
  return id;
}
