import type { z } from 'zod';
import type { getSignupMatches } from '#lib/contract/identity/signup.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getSearchingMember } from './candidates.ts';
import { listSuggested, type Suggested } from './list-suggested.ts';
import { presentTile } from './present.ts';
import { presentDistanceBands, buildDistanceBands } from './search/distance-bands.ts';
import { memberPreferences } from './search/search-preferences.ts';

const maxMatches = 12;

/** Up to 12 matches for a new member, nearest first; two statements, more if few are of the wanted ages. */
export async function listSignupMatches(
  db: Queries,
  actor: Actor,
  locale: string,
  now: Date,
): Promise<z.input<(typeof getSignupMatches)['response']>> {
  const searcher = await getSearchingMember(db, actor, now);
  const preferences = memberPreferences(searcher, locale);
  const names = buildDistanceBands({ place: null }, preferences).map(({ name }) => name);
  // The list is shown whole, so members of other ages are sorted into their distance band.
  const found = (await listSuggested(db, searcher, { locale, count: maxMatches, now })).toSorted(
    (one: Suggested, other: Suggested) => names.indexOf(one.band) - names.indexOf(other.band),
  );
  const bands = found.map(({ band }) => band);
  return {
    profiles: found.map((row) => presentTile(row, locale, now)),
    ...presentDistanceBands(bands, names[0] ?? null, preferences.home, locale),
  };
}
