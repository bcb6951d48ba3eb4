import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/contract/scalars.ts';
import { placeOfKey, readCatalogue } from './catalogues.ts';
import type { ReadText } from './read-text.ts';

/** Every text for members, by language. */
export function readTexts(root: string): Map<string, ReadText[]> {
  return new Map(locales.map((locale) => [locale, textsOfLocale(root, locale)]));
}

function textsOfLocale(root: string, locale: string): ReadText[] {
  if (!existsSync(join(root, 'messages', locale))) return [];
  return [...readCatalogue(root, locale)].map(([path, text]) => ({ ...placeOfKey(locale, path), text }));
}
