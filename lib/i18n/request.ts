import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { catalogue } from './catalogue.ts';
import { defaultLocale, isLocale } from './locales.ts';

/** Texts of the page's language, taken from the root parameters so that no header or cookie is read. */
export default getRequestConfig(async () => {
  const wanted = await rootLocale();
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  return { locale, messages: catalogue(locale), timeZone: 'Europe/Amsterdam' };
});
