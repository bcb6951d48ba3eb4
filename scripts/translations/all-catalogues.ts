import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/contract/scalars.ts';
import { readCatalogue, type Catalogue } from '../checks/catalogues.ts';

/** The catalogues of all languages, empty without a folder. */
export function readCatalogues(root: string): Map<string, Catalogue> {
  return new Map(
    locales.map((locale) => [
      locale,
      existsSync(join(root, 'messages', locale)) ? readCatalogue(root, locale) : new Map<string, string>(),
    ]),
  );
}

/** Length in Unicode code points, as XLIFF counts, with placeholders as written. */
export const countCharacters = (text: string) => [...text].length;

/** The maximum length of a key's text in any language. */
export function getMaxLength(catalogues: ReadonlyMap<string, Catalogue>, key: string): number {
  return Math.max(
    0,
    ...[...catalogues.values()].map((catalogue) => countCharacters(catalogue.get(key) ?? '')),
  );
}
