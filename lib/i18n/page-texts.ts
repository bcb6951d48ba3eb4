import 'server-only';
import { getLocale } from 'next-intl/server';
import { textsOf } from './catalogue.ts';
import type { Locale } from './locales.ts';
import type { ScreenTexts } from './texts.ts';

/** A namespace in the page's language, for its island; `fill` inserts the values. */
export async function pageTexts<N extends keyof ScreenTexts>(namespace: N): Promise<ScreenTexts[N]> {
  return textsOf((await getLocale()) as Locale)[namespace];
}
