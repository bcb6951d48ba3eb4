import type { Metadata } from 'next';
import { listAlternates } from '#lib/i18n/alternates.ts';
import { localePath } from '#lib/i18n/links.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getOwnLocale } from '#lib/i18n/own-locale.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { siteParams } from '#lib/upstream/site-params.ts';

/**
 * The canonical address of a page and its alternates in the brand's other languages.
 * @param path without locale and without query
 * @param languages of the page; all of the brand's by default
 */
export async function getAlternates(
  path: string,
  languages?: readonly Locale[],
): Promise<Metadata['alternates']> {
  const [{ locale }, settings] = await Promise.all([siteParams(), getSettings()]);
  const ownLocale = getOwnLocale(settings);
  const address = (visible: string) => settings.origin + visible;
  const alternates = listAlternates({ ownLocale, locales: settings.locales }, path, languages);
  return {
    canonical: address(localePath(ownLocale, locale, path)),
    languages: Object.fromEntries(
      alternates.map(({ hreflang, path: visible }) => [hreflang, address(visible)]),
    ),
  };
}
