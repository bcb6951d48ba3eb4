import 'server-only';
import type { Metadata } from 'next';
import { getHomeCountry } from '#lib/contract/commerce/price-country.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import {
  ogImageAlt,
  ogImagePath,
  ogImageSize,
  titledImage,
  type OgImage,
} from '#lib/rules/growth/og-images.ts';
import { brandCard, ogImageVersion } from '#lib/upstream/og-image-cards.ts';
import { getSettings, siteParams } from '#lib/upstream/pages.ts';
import { listAlternates } from '#lib/i18n/alternates.ts';
import { localePath } from '#lib/i18n/links.ts';
import { getOwnLocale } from '#lib/i18n/own-locale.ts';

type PageFacts = {
  /** Without locale and without query. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it, by `isIndexed` of lib/rules/growth/indexing.ts. */
  index: boolean;
  /** `profile` for a member; `website` by default. */
  kind?: 'website' | 'profile';
  /** The brand's own by default. */
  image?: OgImage | null;
  /** Languages of the page; all of the brand's by default. */
  languages?: readonly Locale[];
  /** The canonical URL on another brand, for duplicated pages. */
  canonical?: string | null;
  /** Uses the title without the brand's name. */
  isWholeTitle?: boolean;
};

/** Metadata of a public page for crawlers and previews. @throws BackendUnavailable */
export async function getPageMetadata(page: PageFacts): Promise<Metadata> {
  const { path, title, description, index, kind = 'website', isWholeTitle = false } = page;
  const [{ locale }, settings, alternates] = await Promise.all([
    siteParams(),
    getSettings(),
    page.canonical ? { canonical: page.canonical } : getAlternates(path, page.languages),
  ]);
  const url = alternates?.canonical;
  if (typeof url !== 'string') throw new Error(`${path} has no address`);
  const image = toImage(page.image ?? titledImage({ kind: 'brand' }, brandCard(settings).title), url);
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates,
    ...(!index && { robots: { index } }),
    openGraph: {
      type: kind,
      title,
      description,
      url,
      siteName: settings.name,
      locale: openGraphLocale(locale),
      alternateLocale: (page.languages ?? settings.locales)
        .filter((language) => language !== locale)
        .map(openGraphLocale),
      images: [{ ...image, ...ogImageSize }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };

  function toImage({ name, card }: OgImage, base: string) {
    const address = ogImagePath(locale, name, ogImageVersion(card, settings));
    return { url: new URL(address, base).href, alt: ogImageAlt(card, settings.name) };
  }
}

/** A language in Open Graph's format, with the country that has most speakers: `de_DE`, `nb_NO`. */
function openGraphLocale(locale: Locale): string {
  return `${locale}_${getHomeCountry(locale)}`;
}

/**
 * The canonical address of a page and its alternates in the brand's other languages.
 * @param path without locale and without query
 * @param languages of the page; all of the brand's by default
 */
async function getAlternates(path: string, languages?: readonly Locale[]): Promise<Metadata['alternates']> {
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
