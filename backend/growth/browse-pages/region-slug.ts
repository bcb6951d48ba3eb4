import { stripDiacritics } from '#lib/contract/plain-name.ts';
import { regionName } from '#backend/platform/geo/regions.ts';

/** Slug of a region's page: its code and its local name in plain letters, the same in every language. */
export function regionSlug(code: string): string {
  return `${code} ${stripDiacritics(regionName(code))}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
