import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/contract/scalars.ts';
import { readCatalogue } from './catalogues.ts';
import type { ReadText } from './read-text.ts';
import { isTextSource, textsOfSource } from './text-sources.ts';

/** Texts of our own tools and of the demo's people, which no member's language is judged by. */
const isOfAnother = (file: string) =>
  /^backend\/(?:demo|brands\/admin)\/|^backend\/platform\/texts\/|\.test\.ts$/.test(file);

/** Every text that a member may read, by language: catalogues, and sources of mails, pages, push messages and receipts. */
export function readTexts(root: string, files: readonly string[]): Map<string, ReadText[]> {
  const texts = new Map<string, ReadText[]>(locales.map((locale) => [locale, cataloguesOf(root, locale)]));
  for (const file of files.filter((each) => isTextSource(each) && !isOfAnother(each))) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const { locale, text } of textsOfSource(file, source)) texts.get(locale)?.push({ file, text });
  }
  return texts;
}

function cataloguesOf(root: string, locale: string): ReadText[] {
  if (!existsSync(join(root, 'messages', locale))) return [];
  return [...readCatalogue(root, locale)].map(([key, text]) => ({ file: `messages/${locale}`, key, text }));
}
