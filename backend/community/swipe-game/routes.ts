import * as contract from '#lib/contract/community/swipe-game.ts';
import type { getSwipeCards } from '#lib/contract/community/swipe-game.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { presentGame, getGame } from './game-state.ts';
import { swipe, undoSwipe } from './swipe.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
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
async function listCards(db: Queries, actor: Actor, locale: string, now: Date): Promise<Card[]> {
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
async function getCard(
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

export const swipeGameRoutes = [
  route(contract.getSwipeCards, async ({ db, actor, locale, now }) => {
    const [game, cards] = await Promise.all([
      getGame(db, actor.profileId, now()),
      listCards(db, actor, locale, now()),
    ]);
    return { ...presentGame(game), cards };
  }),
  route(contract.swipe, ({ db, jobs, actor, body, now }) =>
    inTransaction(db, async (tx) => {
      const like = await swipe(tx, jobs, actor, body, now());
      return { ...presentGame(await getGame(tx, actor.profileId, now())), like };
    }),
  ),
  route(contract.undoSwipe, ({ db, actor, locale, now }) =>
    inTransaction(db, async (tx) => {
      const id = await undoSwipe(tx, actor, now());
      const card = await getCard(tx, actor, id, locale, now());
      return { ...presentGame(await getGame(tx, actor.profileId, now())), card };
    }),
  ),
];
