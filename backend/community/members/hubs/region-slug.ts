import { unmarkedName } from '#backend/platform/geo/plain-name.ts';
import { regionName } from '#backend/platform/geo/regions.ts';

/** The name of a region's page: its code, and its own name in plain letters, so that it is the same in every language. */
export function regionSlug(code: string): string {
  return `${code} ${unmarkedName(regionName(code))}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
