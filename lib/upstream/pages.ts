import 'server-only';
import { brand, locale } from 'next/root-params';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { z } from 'zod';
import { isLocale, type Locale } from '../i18n/locales.ts';
import {
  getSettings as settingsCall,
  type Settings,
  type Company,
  getCompanyInfo as companyCall,
} from '../contract/brands/brands.ts';
import { callBackend, revalidateSeconds } from './client.ts';
import { listPackages as packagesCall, type CreditPackage } from '../contract/commerce/packages.ts';
import { getInfoPage, type InfoPage } from '../contract/growth/info-pages.ts';
import { BackendRefusal } from './failures.ts';
import type { BrowsePages } from '../contract/growth/browse-pages.ts';
import { fetchBrowsePages } from './fetch-browse-pages.ts';
import { getMember as memberCall, type Surface } from '../contract/community/members.ts';
import { searchMembers as searchCall } from '../contract/community/search.ts';
import type { MemberTile } from '../contract/community/profile.ts';
import { getHomeCountry } from '../contract/commerce/price-country.ts';
import { getMainLocale } from '../i18n/own-locale.ts';
import type { Interest } from '../contract/vocabulary.ts';
import { getMapTowns as mapTownsCall, type TownMap } from '../contract/community/map-towns.ts';
import { isSearchOpen } from '../rules/community/search-access.ts';

/** Brand and language of the page being rendered, from the root parameters; not found for unknown languages. */
export async function siteParams(): Promise<{ brand: string; locale: Locale }> {
  const [id, language] = await Promise.all([brand(), locale()]);
  if (!id || !isLocale(language)) notFound();
  return { brand: id, locale: language };
}

/** Settings of the brand being rendered; one call per render. @throws BackendUnavailable */
export const getSettings = cache(async (): Promise<Settings> => {
  const { brand, locale } = await siteParams();
  const tags = [`brand:${brand}`];
  return callBackend(settingsCall, { brand, locale, tags, revalidate: 300 });
});

/** The company of the brand being rendered; one call per render. @throws BackendUnavailable */
export const getCompany = cache(async (): Promise<Company> => {
  const { brand, locale } = await siteParams();
  return callBackend(companyCall, { brand, locale, tags: [`brand:${brand}`], revalidate: 3600 });
});

/** The text of an information page; not found for unknown tokens. @throws BackendUnavailable */
export const requireInfoPage = cache(async (token: string): Promise<InfoPage> => {
  const { brand, locale } = await siteParams();
  try {
    return await callBackend(getInfoPage, {
      brand,
      locale,
      query: { token },
      tags: [`brand:${brand}`],
      revalidate: 300,
    });
  } catch (error) {
    if (error instanceof BackendRefusal) notFound();
    throw error;
  }
});

type PriceList = { country: string; vat_rate: number; packages: CreditPackage[] };

/** The brand's credit bundles in the currency of a country, ISO 3166-1 alpha-2. @throws BackendUnavailable */
export const listPackages = cache(async (country: string): Promise<PriceList> => {
  const { brand, locale } = await siteParams();
  return callBackend(packagesCall, {
    brand,
    locale,
    query: { country },
    tags: [`brand:${brand}`],
    revalidate: 300,
  });
});

/** Regions and interests with members, for the page being rendered; one call per render. @throws BackendUnavailable */
export const listBrowsePages = cache(async (): Promise<BrowsePages> => {
  const [site, { pool }] = await Promise.all([siteParams(), getSettings()]);
  return fetchBrowsePages({ ...site, pool });
});

export type PublicMember = z.output<(typeof memberCall)['response']>;
type Search = z.input<(typeof searchCall)['query']>;

/** A page of members for visitors; an invalid search is not found. @throws BackendUnavailable */
export async function searchMembers(query: Search) {
  const [{ brand, locale }, { pool }] = await Promise.all([siteParams(), getSettings()]);
  try {
    return await callBackend(searchCall, {
      brand,
      locale,
      query,
      tags: [`members:${pool}`],
      revalidate: revalidateSeconds,
    });
  } catch (error) {
    if (error instanceof BackendRefusal) notFound();
    throw error;
  }
}

/**
 * The most recently active members, from the country of the brand's own language if there are at least `enough`, else
 * from all; empty where the brand shows its members to members only. For pages that search engines list.
 * @throws BackendUnavailable
 */
export async function listNearby(enough: number): Promise<MemberTile[]> {
  const settings = await getSettings();
  if (settings.logged_out_search === 'no') return [];
  const country = getHomeCountry(getMainLocale(settings));
  const surface = 'search_engines';
  const nearby = await searchMembers({ country, surface });
  return nearby.results.length >= enough ? nearby.results : (await searchMembers({ surface })).results;
}

/**
 * The public profile of a member by the path's id, `gone` if deleted, `closed` if hidden from visitors or that surface;
 * not found otherwise.
 * @throws BackendUnavailable
 */
export const requireMember = cache(
  async (id: string, surface?: Surface): Promise<PublicMember | 'gone' | 'closed'> => {
    if (!/^[1-9]\d{0,14}$/.test(id)) notFound();
    const [{ brand, locale }, { pool }] = await Promise.all([siteParams(), getSettings()]);
    const tags = [`member:${id}`, `members:${pool}`];
    try {
      return await callBackend(memberCall, {
        brand,
        locale,
        query: { id, surface },
        tags,
        revalidate: revalidateSeconds,
      });
    } catch (error) {
      if (error instanceof BackendRefusal && error.code === 'gone') return 'gone';
      if (error instanceof BackendRefusal && error.code === 'members_only') return 'closed';
      if (error instanceof BackendRefusal) notFound();
      throw error;
    }
  },
);

/** A member and the interests of the public profile. */
export type Introduction = { member: MemberTile; interests: readonly Interest[] };

/**
 * The members of a lander with their likes, without those who have left or withdrawn their consent.
 * @throws BackendUnavailable
 */
export async function listIntroductions(members: readonly MemberTile[]): Promise<Introduction[]> {
  const found = await Promise.all(members.map(introduce));
  return found.filter((each) => each !== null);
}

async function introduce(member: MemberTile): Promise<Introduction | null> {
  const [{ brand, locale }, { pool }] = await Promise.all([siteParams(), getSettings()]);
  const { id } = member;
  const tags = [`member:${id}`, `members:${pool}`];
  try {
    const { profile } = await callBackend(memberCall, {
      brand,
      locale,
      query: { id, surface: 'advertising' },
      tags,
      revalidate: revalidateSeconds,
    });
    return { member, interests: profile.interests };
  } catch (error) {
    if (error instanceof BackendRefusal) return null;
    throw error;
  }
}

export type Pictured = {
  members: MemberTile[];
  /** Real members and fictional profiles of the brand; null if there are too many to count. */
  counts: { real: number; fictional: number } | null;
};

/** Minimum number of members from the country of the brand's own language for a lander to prefer them. */
const enough = 8;

/**
 * Members with a reviewed photo and consent to advertising, and fictional profiles, most recently active first. Empty
 * where the brand restricts its search for visitors or for those of a traffic source, as all get the same lander.
 * @throws BackendUnavailable
 */
export async function listPictured(): Promise<Pictured> {
  const settings = await getSettings();
  if (!isSearchOpen(settings)) return { members: [], counts: null };
  const country = getHomeCountry(getMainLocale(settings));
  const surface = 'advertising';
  const [nearby, everybody] = await Promise.all([
    searchMembers({ country, with_photo: '1', surface }),
    searchMembers({ with_photo: '1', surface }),
  ]);
  const { results } = nearby.results.length >= enough ? nearby : everybody;
  return {
    members: results.filter(({ main_image }) => main_image?.status === 'active'),
    counts: getCounts(await searchMembers({})),
  };
}

function getCounts(page: Awaited<ReturnType<typeof searchMembers>>): Pictured['counts'] {
  if (page.numResultsIsMinimum || page.numFictional === null) return null;
  return { real: page.numResults - page.numFictional, fictional: page.numFictional };
}

/** The map of a country in the page's language. @throws BackendUnavailable */
export async function getTownMap(country: string): Promise<TownMap> {
  const [{ brand, locale }, { pool }] = await Promise.all([siteParams(), getSettings()]);
  return callBackend(mapTownsCall, {
    brand,
    locale,
    query: { country },
    tags: [`brand:${brand}`, `members:${pool}`],
    revalidate: 300,
  });
}
