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
import { getHomeCountry } from '../contract/commerce/price-country.ts';
import { getMainLocale } from '../i18n/own-locale.ts';
import { callBackend } from './client.ts';
import { BackendRefusal } from './failures.ts';
import { revalidateSeconds } from './revalidate-seconds.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

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
