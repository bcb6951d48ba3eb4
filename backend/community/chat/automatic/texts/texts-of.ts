import type { AutomaticTexts } from '../topics.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

const texts: Record<string, AutomaticTexts> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** The texts in a language, English where there are none. */
export function automaticTexts(locale: string): AutomaticTexts {
  return texts[locale] ?? en;
}
