import type { PageTexts } from '../page-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const texts: Record<string, PageTexts> = { de, en };

/** Our own texts of the information pages in a language, English where there are none. */
export function pageTexts(locale: string): PageTexts {
  return texts[locale] ?? en;
}
