import type { Metadata } from 'next';
import { localePath } from '../../../lib/i18n/links.ts';
import { ownLocaleOf } from '../../../lib/i18n/own-locale.ts';
import { getSettings } from '../../../lib/upstream/settings.ts';
import { siteParams } from '../../../lib/upstream/site-params.ts';

/** The address of a page for crawlers, and those of the same page in the brand's other languages. */
export async function readAlternates(path: string): Promise<Metadata['alternates']> {
  const [{ locale }, settings] = await Promise.all([siteParams(), getSettings()]);
  const own = ownLocaleOf(settings);
  const address = (language: typeof locale) => `https://${settings.domain}${localePath(own, language, path)}`;
  return {
    canonical: address(locale),
    languages: {
      ...Object.fromEntries(settings.locales.map((language) => [language, address(language)])),
      'x-default': address(own),
    },
  };
}
