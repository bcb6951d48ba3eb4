import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getSwipeCards } from '#lib/contract/community/swipe-game.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { distanceBetween } from '../../platform/geo/place.ts';
import type { Actor } from '../../platform/http/session.ts';
import { listByAge } from '../members/candidates-by-age.ts';
import { getCandidate, getSeeker, readTiles, type Candidate } from '../members/candidates.ts';
import type { Seeker } from '../members/seeker.ts';
import { presentTile } from '../members/present.ts';
import { languageOf } from '../../platform/texts/language-of.ts';
import { rankCards } from './rank-cards.ts';

type Card = z.input<(typeof getSwipeCards)['response']>['cards'][number];

const handSize = 10;

/**
 * The next members to decide on: drawn to each other's gender, of the ages sought first, neither liked nor swiped yet;
 * three statements, four where few are of those ages.
 */
export async function listCards(db: Queries, actor: Actor, locale: string, now: Date): Promise<Card[]> {
  const seeker = await getSeeker(db, actor, now);
  const { country } = seeker.place;
  const where = undecided(actor.profileId);
  const hand = await listByAge(
    db,
    seeker,
    [
      { search: { country, place: null }, where },
      { search: { place: null }, where: sql`profiles.country <> ${country} and ${where}` },
    ],
    (candidates) => rankCards(seeker, candidates),
    handSize,
    now,
  );
  return dealCards(db, seeker, hand, locale, now);
}

/** The card of one member again, after its swipe was taken back; null where the member cannot be shown any more. */
export async function readCard(
  db: Queries,
  actor: Actor,
  id: number,
  locale: string,
  now: Date,
): Promise<Card | null> {
  const seeker = await getSeeker(db, actor, now);
  const candidate = await getCandidate(db, id, now);
  const [card] = await dealCards(db, seeker, candidate ? [candidate] : [], locale, now);
  return card ?? null;
}

const undecided = (self: number) => sql`not exists (
    select 1 from swipes where swipes.profile_id = ${self} and swipes.other_profile_id = profiles.id)
  and not exists (select 1 from likes where likes.from_profile = ${self} and likes.to_profile = profiles.id)`;

async function dealCards(
  db: Queries,
  seeker: Seeker,
  hand: Candidate[],
  locale: string,
  now: Date,
): Promise<Card[]> {
  if (hand.length === 0) return [];
  const tiles = await readTiles(
    db,
    seeker,
    hand.map(({ id }) => id),
  );
  return hand.flatMap((candidate) => {
    const tile = tiles.get(candidate.id);
    if (!tile) return [];
    return {
      ...presentTile(tile, locale, now),
      about_me: tile.about_me,
      about_language: languageOf(tile.about_me, tile.language),
      // The vocabulary is closed by the contract; the answer is parsed against it before it leaves.
      shared_interests: candidate.interests.filter((each) =>
        seeker.interests.includes(each),
      ) as Card['shared_interests'],
      distance: distanceBetween(seeker.place, candidate.place),
    };
  });
}
