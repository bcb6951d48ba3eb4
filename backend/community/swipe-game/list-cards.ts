import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getSwipeCards } from '#lib/contract/community/swipe-game.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { distanceBetween } from '../../platform/geo/place.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getSearchingMember, loadTiles, getVisibleLocation } from '../members/candidates.ts';
import { listSuggested } from '../members/list-suggested.ts';
import type { SearchingMember } from '../members/searching-member.ts';
import { presentTile } from '../members/present.ts';
import { presentDistanceBand } from '../members/search/distance-bands.ts';
import { memberPreferences } from '../members/search/search-preferences.ts';
import { tierColumn, buildTiers } from '../members/search/tiers.ts';
import { detectLanguage } from '../../platform/texts/detect-language.ts';

type Card = z.input<(typeof getSwipeCards)['response']>['cards'][number];

const handSize = 10;

/** Three statements, more if few are of the wanted ages. */
export async function listCards(db: Queries, actor: Actor, locale: string, now: Date): Promise<Card[]> {
  const searcher = await getSearchingMember(db, actor, now);
  const where = undecided(actor.profileId);
  const hand = await listSuggested(db, searcher, { locale, count: handSize, now, where });
  return dealCards(
    db,
    searcher,
    hand.map(({ id }) => id),
    locale,
    now,
  );
}

/** The card of a member whose swipe was undone; null if they can no longer be shown. */
export async function getCard(
  db: Queries,
  actor: Actor,
  id: number,
  locale: string,
  now: Date,
): Promise<Card | null> {
  const [card] = await dealCards(db, await getSearchingMember(db, actor, now), [id], locale, now);
  return card ?? null;
}

const undecided = (self: number) => sql`not exists (
    select 1 from swipes where swipes.profile_id = ${self} and swipes.other_profile_id = profiles.id)
  and not exists (select 1 from likes where likes.liker_profile_id = ${self} and likes.liked_profile_id = profiles.id)`;

async function dealCards(
  db: Queries,
  searcher: SearchingMember,
  hand: readonly number[],
  locale: string,
  now: Date,
): Promise<Card[]> {
  if (hand.length === 0) return [];
  const { brandId, pool, profileId } = searcher;
  const preferences = memberPreferences(searcher, locale);
  const scope = { brandId, pool, self: profileId, audience: 'members' as const, now, preferences };
  const tiers = buildTiers({ place: null }, scope);
  const tiles = await loadTiles(db, searcher, hand, tierColumn(tiers));
  return hand.flatMap((id) => {
    const tile = tiles.get(id);
    if (!tile) return [];
    const band = tile.tier === null ? null : (tiers[tile.tier]?.band ?? null);
    return {
      ...presentTile(tile, locale, now),
      about_me: tile.about_me,
      about_language: detectLanguage(tile.about_me, tile.language),
      // The response is validated against the contract's closed vocabulary.
      shared_interests: tile.interests.filter((each) =>
        searcher.interests.includes(each),
      ) as Card['shared_interests'],
      distance: distanceBetween(searcher.place, getVisibleLocation(tile)),
      away:
        band === null || band === tiers[0]?.band ? null : presentDistanceBand(band, preferences.home, locale),
    };
  });
}
