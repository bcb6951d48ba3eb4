import 'server-only';
import { getLocale } from 'next-intl/server';
import { textsOf } from './catalogue.ts';
import type { Locale } from './locales.ts';
import type { Texts } from './texts.ts';

/** One namespace in the language of the page, for the island that shows it; `fill` puts the values in. */
export async function pageTexts<N extends keyof Texts>(namespace: N): Promise<Texts[N]> {
  return textsOf((await getLocale()) as Locale)[namespace];
}
