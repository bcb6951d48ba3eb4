import { isOwnToken } from '#lib/contract/growth/info-pages.ts';

/**
 * The id of a new brand. It is the first part of paths within the front, so that a page of that name would be hidden on
 * every host. @throws Error for one that can't be
 */
export function requireBrandId(id: string): string {
  if (!/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(id))
    throw new Error(`"${id}" can't be an id: 3 to 40 of a–z, 0–9 and -, a letter first.`);
  if (!isOwnToken(id)) throw new Error(`"${id}" can't be an id: pages live under that name.`);
  return id;
}
