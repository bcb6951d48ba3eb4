import 'server-only';
import type { Metadata } from 'next';
import { countryOfLocale } from '#lib/contract/commerce/price-country.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import {
  previewAlt,
  previewPath,
  previewSize,
  titledImage,
  type PreviewImage,
} from '#lib/rules/growth/preview-images.ts';
import { brandCard, previewVersion } from '#lib/upstream/preview-cards.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { siteParams } from '#lib/upstream/site-params.ts';
import { getAlternates } from './get-alternates.ts';

type PageFacts = {
  /** Without locale and without query. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it, by `isIndexed` of lib/rules/growth/indexing.ts. */
  index: boolean;
  /** `profile` for a member; `website` unless told. */
  kind?: 'website' | 'profile';
  /** The brand's own unless told. */
  image?: PreviewImage | null;
  /** The languages in which there is the page; all of the brand's unless told. */
  languages?: readonly Locale[];
  /** The whole address of the page that this one repeats, on another brand; crawlers are led there. */
  canonical?: string | null;
  /** The title stands as it is, without the brand behind it. */
  isWholeTitle?: boolean;
};

/** Everything the head of a public page says to crawlers and previews. @throws BackendUnavailable */
export async function getPageMetadata(page: PageFacts): Promise<Metadata> {
  const { path, title, description, index, kind = 'website', isWholeTitle = false } = page;
  const [{ locale }, settings, alternates] = await Promise.all([
    siteParams(),
    getSettings(),
    page.canonical ? { canonical: page.canonical } : getAlternates(path, page.languages),
  ]);
  const url = alternates?.canonical;
  if (typeof url !== 'string') throw new Error(`${path} has no address`);
  const image = imageOf(page.image ?? titledImage({ kind: 'brand' }, brandCard(settings).title), url);
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
      images: [{ ...image, ...previewSize }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };

  function imageOf({ name, card }: PreviewImage, base: string) {
    const address = previewPath(locale, name, previewVersion(card, settings));
    return { url: new URL(address, base).href, alt: previewAlt(card, settings.name) };
  }
}

/** A language as Open Graph writes it, with the country where most speak it: `de_DE`, `nb_NO`. */
function openGraphLocale(locale: Locale): string {
  return `${locale}_${countryOfLocale(locale)}`;
}
