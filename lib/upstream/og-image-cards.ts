import 'server-only';
import { hash } from 'node:crypto';
import { type Settings, getSettings } from '../contract/brands/brands.ts';
import { getMember } from '../contract/community/members.ts';
import { getTexts } from '../i18n/catalogue.ts';
import { fill } from '../i18n/fill.ts';
import type { Locale } from '../i18n/locales.ts';
import { landers, toNiche, parseSlug } from '../rules/growth/lander-slugs.ts';
import { type OgImageCard, memberImage, type OgImageName } from '../rules/growth/og-images.ts';
import { findInterestBySlug, findRegionBySlug } from '../rules/growth/public-paths.ts';
import { callBackend } from './client.ts';
import { BackendRefusal } from './failures.ts';
import { fetchBrowsePages } from './fetch-browse-pages.ts';

/** Increase it when the drawing changes. */
const drawing = 1;

/** A short hash of a preview's content: a new title, theme or photo changes it. */
export function ogImageVersion(
  { title, label, photo }: OgImageCard,
  { name, domain, theme }: Pick<Settings, 'name' | 'domain' | 'theme'>,
): string {
  const { primary, secondary, on_primary } = theme.light;
  const drawn = [
    drawing,
    title,
    label,
    photo,
    name,
    domain,
    primary,
    secondary,
    on_primary,
    theme.display_face,
  ];
  return hash('sha1', JSON.stringify(drawn), 'base64url').slice(0, 12);
}

type Site = { brand: string; locale: Locale };

export type LoadedOgImage = { card: OgImageCard; settings: Settings; tags: string[] };

/** No page uses these calls, so only the image is cached. */
const uncached = { tags: [], revalidate: 0 } as const;

/**
 * The content of a preview for a brand and language, from its page's data; null if there is no such page.
 * @throws BackendUnavailable
 */
export async function fetchOgImage(name: OgImageName, site: Site): Promise<LoadedOgImage | null> {
  const settings = await callBackend(getSettings, { ...site, ...uncached });
  const read = await fetchCard(name, { ...site, settings });
  return read && { card: read.card, settings, tags: [`brand:${site.brand}`, ...read.tags] };
}

type Read = { card: OgImageCard; tags: string[] } | null;
type Asked = Site & { settings: Settings };

function fetchCard(name: OgImageName, request: Asked): Promise<Read> | Read {
  switch (name.kind) {
    case 'brand':
      return { card: brandCard(request.settings), tags: [] };
    case 'pricing':
      return titled(getTexts(request.locale).pricing.title);
    case 'region':
    case 'interest':
      return fetchBrowsePage(name, request);
    case 'lander':
      return getLanderCard(name, request);
    case 'member':
      return fetchMember(name.id, request);
  }
}

/** The brand's own preview, for all pages without another one. */
export function brandCard({ index_title }: Pick<Settings, 'index_title'>): OgImageCard {
  return { title: index_title, label: null, photo: null };
}

const titled = (title: string, tags: string[] = []) => ({ card: { title, label: null, photo: null }, tags });

async function fetchBrowsePage(
  { kind, slug }: { kind: 'region' | 'interest'; slug: string },
  { brand, locale, settings: { pool } }: Asked,
): Promise<Read> {
  const pages = await fetchBrowsePages({ brand, locale, pool });
  const { browsePages, profile } = getTexts(locale);
  const tags = [`members:${pool}`];
  if (kind === 'region') {
    const region = findRegionBySlug(pages.regions, slug);
    if (!region) return null;
    return titled(fill(browsePages.region.title, { region: region.name }), tags);
  }
  const found = pages.interests.find(({ key }) => key === findInterestBySlug(slug));
  return found
    ? titled(fill(browsePages.interest.title, { interest: profile.interests[found.key] }), tags)
    : null;
}

function getLanderCard(
  { lander, slug }: { lander: string; slug: string | null },
  { locale, settings }: Asked,
): Read {
  const known = landers.find((each) => each === lander);
  const niche = toNiche(settings.niche);
  if (!known || parseSlug(known, niche, slug === null ? undefined : [slug]) === 'unknown') return null;
  const { general, slugs } = getTexts(locale).landerSlugs;
  return titled((slug === null ? general[niche] : slugs[slug as keyof typeof slugs]).title);
}

async function fetchMember(id: number, { brand, locale, settings }: Asked): Promise<Read> {
  const tags = [`member:${id}`, `members:${settings.pool}`];
  try {
    const { profile } = await callBackend(getMember, { brand, locale, query: { id }, ...uncached });
    const word = settings.fictional_singular || getTexts(locale).fictional.singular;
    return { card: memberImage(profile, word)?.card ?? brandCard(settings), tags };
  } catch (error) {
    if (error instanceof BackendRefusal) return null;
    throw error;
  }
}
