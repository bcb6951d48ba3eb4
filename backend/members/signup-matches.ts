import type { Queries } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { getSeeker, listCandidates, readTiles, type Candidate } from './candidates.ts';
import { wantedGenders } from './seeker.ts';
import type { TileRow } from './present.ts';

const mostMatches = 12;

/**
 * Up to 12 members drawn to the caller's gender as the caller is to theirs: real ones first, then the own country and the
 * newest activity. Three statements.
 */
export async function listSignupMatches(db: Queries, actor: Actor, now: Date): Promise<TileRow[]> {
  const seeker = await getSeeker(db, actor, now);
  const { country } = seeker.place;
  const found = await listCandidates(
    db,
    seeker,
    wantedGenders(seeker),
    [
      { search: { kind: 'real', country, place: null } },
      { search: { kind: 'real', place: null } },
      { search: { country, place: null } },
      { search: { place: null } },
    ],
    now,
  );
  const rank = ({ fictional, place }: Candidate) => Number(fictional) * 2 + Number(place.country !== country);
  const ids = found
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostMatches)
    .map(({ id }) => id);
  const tiles = await readTiles(db, actor, ids);
  return ids.flatMap((id) => tiles.get(id) ?? []);
}
