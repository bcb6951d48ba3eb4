import 'server-only';
import { brand, locale } from 'next/root-params';
import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '../i18n/locales.ts';

/** Brand and language of the page being rendered, from the root parameters; not found for unknown languages. */
export async function siteParams(): Promise<{ brand: string; locale: Locale }> {
  const [id, language] = await Promise.all([brand(), locale()]);
  if (!id || !isLocale(language)) notFound();
  return { brand: id, locale: language };
}
