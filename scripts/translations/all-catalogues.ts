import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/contract/scalars.ts';
import { readCatalogue, type Catalogue } from '../checks/catalogues.ts';

/** The catalogues of the languages of the product, each empty where it has no folder yet. */
export function readCatalogues(root: string): Map<string, Catalogue> {
  return new Map(
    locales.map((locale) => [
      locale,
      existsSync(join(root, 'messages', locale)) ? readCatalogue(root, locale) : new Map<string, string>(),
    ]),
  );
}

/** In characters as a reader of XLIFF counts them: Unicode code points, placeholders as they are written. */
export const lengthOf = (text: string) => [...text].length;

/** How long the longest text of a key is in any language. */
export function longestOf(catalogues: ReadonlyMap<string, Catalogue>, key: string): number {
  return Math.max(0, ...[...catalogues.values()].map((catalogue) => lengthOf(catalogue.get(key) ?? '')));
}
