import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { listByAge } from './candidates-by-age.ts';
import { getSeeker, readTiles, type Candidate } from './candidates.ts';
import type { TileRow } from './present.ts';

const mostMatches = 12;

/**
 * Up to 12 members drawn to the caller's gender as the caller is to theirs, of the ages sought: real ones first, then the
 * own country and the newest activity. Three statements, four where few are of those ages.
 */
export async function listSignupMatches(db: Queries, actor: Actor, now: Date): Promise<TileRow[]> {
  const seeker = await getSeeker(db, actor, now);
  const { country } = seeker.place;
  const rank = ({ fictional, place }: Candidate) => Number(fictional) * 2 + Number(place.country !== country);
  const found = await listByAge(
    db,
    seeker,
    [
      { search: { kind: 'real', country, place: null } },
      { search: { kind: 'real', place: null } },
      { search: { country, place: null } },
      { search: { place: null } },
    ],
    (candidates) => candidates.toSorted((one, other) => rank(one) - rank(other)),
    mostMatches,
    now,
  );
  const ids = found.map(({ id }) => id);
  const tiles = await readTiles(db, actor, ids);
  return ids.flatMap((id) => tiles.get(id) ?? []);
}
