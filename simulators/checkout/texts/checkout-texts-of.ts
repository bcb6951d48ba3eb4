import type { CheckoutTexts } from './checkout-texts.ts';
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

const texts: Record<string, CheckoutTexts> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** The page's texts in a language of ours, English for any other. */
export function checkoutTexts(locale: string): { lang: string; text: CheckoutTexts } {
  const text = texts[locale];
  return text ? { lang: locale, text } : { lang: 'en', text: en };
}
