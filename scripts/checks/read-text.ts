import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/contract/scalars.ts';
import { locateKey, readCatalogue } from './catalogues.ts';

/** A visible text; `file` and `key` locate it, without a key if the file contains one text. */
export type ReadText = { file: string; key?: string; text: string };

/** Whether a text appears on a screen; others are sent by mail, printed in a PDF, or used outside the front. */
export const isOfScreens = ({ file, key = '' }: Pick<ReadText, 'file' | 'key'>) =>
  file.startsWith('messages/') &&
  !/\/pages\//.test(file) &&
  !/^(?:mail|pushMessages|payments|conversations|fictional|status)\./.test(key);

/** The location of a text in complaints and exceptions. */
export const formatLocation = ({ file, key }: Pick<ReadText, 'file' | 'key'>) =>
  key ? `${file}:${key}` : file;

export const excerptAt = (text: string, at: number, before = 20, after = 40) =>
  JSON.stringify(text.slice(Math.max(0, at - before), at + after));

/** Every text for members, by language. */
export function readTexts(root: string): Map<string, ReadText[]> {
  return new Map(locales.map((locale) => [locale, textsOfLocale(root, locale)]));
}

function textsOfLocale(root: string, locale: string): ReadText[] {
  if (!existsSync(join(root, 'messages', locale))) return [];
  return [...readCatalogue(root, locale)].map(([path, text]) => ({ ...locateKey(locale, path), text }));
}
