import { veiledPath } from '../../lib/rules/community/blur-photos.ts';
import type { Brand } from '../../lib/site/brands.ts';
import { prefersSafe } from '../../lib/site/prefers-safe.ts';

/** Which file is passed on for a photo: the first of `paths` that there is. */
export type PhotoParams = {
  paths: [string, ...string[]];
  /** Headers of the answer; `preference-applied` only with the first path. */
  headers: Record<string, string>;
};

/**
 * On a brand for adults a browser that prefers what is safe (RFC 8674) gets the blur of a profile's photo. An image of a
 * conversation has none: it was sent to its reader, and stays.
 */
export function photoParams(
  path: string,
  { rating }: Pick<Brand, 'rating'>,
  prefer: string | string[] | undefined,
): PhotoParams {
  if (rating !== 'adult') return { paths: [path], headers: {} };
  const blur = prefersSafe(prefer) ? veiledPath(path) : null;
  return blur
    ? { paths: [blur, path], headers: { vary: 'prefer', 'preference-applied': 'safe' } }
    : { paths: [path], headers: { vary: 'prefer' } };
}
