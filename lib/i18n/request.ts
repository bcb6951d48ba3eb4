import { locale as rootLocale } from 'next/root-params';
import type { AbstractIntlMessages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { compiledCatalogue } from './compiled-catalogue.ts';
import { defaultLocale, isLocale } from './locales.ts';

/** Texts of the page's language, from the root parameters so that no header or cookie is read. */
export default getRequestConfig(async () => {
  const wanted = await rootLocale();
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  // The types only know uncompiled texts.
  const messages = compiledCatalogue(locale) as AbstractIntlMessages;
  return { locale, messages, timeZone: 'Europe/Amsterdam' };
});
