import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/contract/scalars.ts';
import { locateKey, readCatalogue } from './catalogues.ts';
import type { ReadText } from './read-text.ts';

/** Every text for members, by language. */
export function readTexts(root: string): Map<string, ReadText[]> {
  return new Map(locales.map((locale) => [locale, textsOfLocale(root, locale)]));
}

function textsOfLocale(root: string, locale: string): ReadText[] {
  if (!existsSync(join(root, 'messages', locale))) return [];
  return [...readCatalogue(root, locale)].map(([path, text]) => ({ ...locateKey(locale, path), text }));
}
