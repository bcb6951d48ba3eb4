import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { plainName } from '#lib/contract/plain-name.ts';
import {
  getSearchingMember,
  listCandidates,
  loadTiles,
  type Candidate,
} from '../../community/members/candidates.ts';
import { wantedGenders, type SearchingMember } from '../../community/members/searching-member.ts';
import type { TileRow } from '../../community/members/present.ts';
import type { LocatedSearch } from '../../community/members/search/location.ts';
import type { Recipient } from './load-recipient.ts';

/** A week in milliseconds. */
const week = 7 * 24 * 60 * 60 * 1000;
/** Kilometres that count as near. */
const near = 100;

/**
 * Matching members who joined nearby in the last week, real members first, with a limited number of names. Nearby is
 * within 100 km, or the same country if the member's town has no position.
 */
export async function listNewcomers(
  db: Queries,
  member: Pick<Recipient, 'profileId' | 'brandId' | 'pool'>,
  max: number,
  now: Date,
): Promise<{ newcomers: Candidate[]; shown: TileRow[] }> {
  const searcher = await getSearchingMember(db, member, now);
  const since = new Date(now.getTime() - week).toISOString();
  const where = sql`profiles.created_at > ${since}`;
  const ranges = (['real', 'fictional'] as const).map((kind) => ({
    search: { ...searchNear(searcher), kind },
    where,
  }));
  const found = await listCandidates(db, searcher, wantedGenders(searcher), ranges, now);
  const newcomers = found.toSorted((one, other) => Number(one.fictional) - Number(other.fictional));
  const ids = newcomers.slice(0, max).map(({ id }) => id);
  const tiles = await loadTiles(db, member, ids);
  return { newcomers, shown: ids.flatMap((id) => tiles.get(id) ?? []) };
}

function searchNear({ place: { country, city, position } }: SearchingMember): LocatedSearch {
  if (!position) return { country, place: null };
  return { place: { plainCity: plainName(city), town: { country, ...position }, distance: near } };
}
