import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { z } from 'zod';
import {
  getMember as memberCall,
  searchMembers as searchCall,
  type Surface,
} from '../contract/community/members.ts';
import type { MemberTile } from '../contract/community/profile.ts';
import { countryOfLocale } from '../contract/commerce/price-country.ts';
import { mainLocaleOf } from '../i18n/own-locale.ts';
import { callBackend } from './client.ts';
import { BackendRefusal } from './failures.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

export type PublicMember = z.output<(typeof memberCall)['response']>;
type Search = z.input<(typeof searchCall)['query']>;

/** Seconds after which a page of members is rendered again even though nobody said that anything changed. */
const lifetime = 300;

/** One page of members as a visitor sees it; a search that makes no sense is not found. @throws BackendUnavailable */
export async function searchMembers(query: Search) {
  const [{ brand, locale }, { pool }] = await Promise.all([siteParams(), getSettings()]);
  try {
    return await callBackend(searchCall, {
      brand,
      locale,
      query,
      tags: [`members:${pool}`],
      revalidate: lifetime,
    });
  } catch (error) {
    if (error instanceof BackendRefusal) notFound();
    throw error;
  }
}

/**
 * Members who were here last, of the country of the brand's own language where there are at least `enough` of them, else of all;
 * nobody where the brand shows its members to members only. They are for a page that search engines list.
 * @throws BackendUnavailable
 */
export async function listNearby(enough: number): Promise<MemberTile[]> {
  const settings = await getSettings();
  if (settings.logged_out_search === 'no') return [];
  const country = countryOfLocale(mainLocaleOf(settings));
  const surface = 'search_engines';
  const nearby = await searchMembers({ country, surface });
  return nearby.results.length >= enough ? nearby.results : (await searchMembers({ surface })).results;
}

/**
 * The public profile of a member by the id of the path, `gone` where it was deleted for good, `closed` where the member is
 * not shown to visitors, or on that surface; anything that is no profile is not found. @throws BackendUnavailable
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
        revalidate: lifetime,
      });
    } catch (error) {
      if (error instanceof BackendRefusal && error.code === 'gone') return 'gone';
      if (error instanceof BackendRefusal && error.code === 'members_only') return 'closed';
      if (error instanceof BackendRefusal) notFound();
      throw error;
    }
  },
);
