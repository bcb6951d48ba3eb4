import 'server-only';
import { getLocale } from 'next-intl/server';
import { catalogue } from './catalogue.ts';
import type { Locale } from './locales.ts';
import type { Texts } from './texts.ts';

/** One namespace in the language of the page, for the island that shows it; `fill` puts the values in. */
export async function pageTexts<N extends keyof Texts>(namespace: N): Promise<Texts[N]> {
  const texts = catalogue((await getLocale()) as Locale) as unknown as Texts;
  return texts[namespace];
}
