import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import type { z } from 'zod';
import type { findMatches as findMatchesCall } from '#lib/contract/community/match-finder.ts';
import { genders } from '#lib/contract/vocabulary.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { plainName } from '#lib/contract/plain-name.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getSearchingMember, listCandidates, loadTiles } from '../members/candidates.ts';
import type { SearchingMember } from '../members/searching-member.ts';
import { presentTile } from '../members/present.ts';
import type { LocatedSearch } from '../members/search/location.ts';
import { weighMatches, type Answers } from './weigh-matches.ts';

const shortlistLength = 12;

/** Years added at both ends of the age range if a search finds too few. */
const moreYears = 8;

/** At most four statements. Empty if the caller has not consented to the processing of their sexuality. */
export async function findMatches(
  db: Queries,
  actor: Actor,
  answers: Answers,
  locale: string,
  now: Date,
): Promise<z.input<(typeof findMatchesCall)['response']>> {
  const searcher = await getSearchingMember(db, actor, now);
  if (searcher.sexuality === null) return { shortlist: [], exact: 0, widened: false };
  const targetGenders = answers.gender ? [answers.gender] : genders;
  const find = (search: LocatedSearch) => listCandidates(db, searcher, targetGenders, [{ search }], now);
  const within = weighMatches(searcher, answers, await find(inside(searcher, answers)), shortlistLength);
  const isEnough = within.length === shortlistLength && within.every(({ isExact }) => isExact);
  const chosen = isEnough
    ? within
    : weighMatches(
        searcher,
        answers,
        unique([...within.map(({ candidate }) => candidate), ...(await find(around(answers)))]),
        shortlistLength,
      );
  const tiles = await loadTiles(
    db,
    actor,
    chosen.map(({ candidate }) => candidate.id),
  );
  const shown = chosen.flatMap(({ candidate, reasons, isExact }) => {
    const tile = tiles.get(candidate.id);
    return tile ? [{ isExact, member: { ...presentTile(tile, locale, now), reasons } }] : [];
  });
  const exact = shown.filter(({ isExact }) => isExact).length;
  return { shortlist: shown.map(({ member }) => member), exact, widened: exact < shown.length };
}

/** Exact matches: around the caller's town, otherwise in the same country. */
function inside({ place }: SearchingMember, { gender, min_age, max_age, distance }: Answers): LocatedSearch {
  const { country, city, position } = place;
  const rest = { gender, ...agesBetween({ min_age, max_age }, 0) };
  if (!distance || !position) return { ...rest, country, place: null };
  return { ...rest, place: { plainCity: plainName(city), town: { country, ...position }, distance } };
}

/** Near matches: a wider age range, anywhere. */
function around({ gender, ...ages }: Answers): LocatedSearch {
  return { gender, ...agesBetween(ages, moreYears), place: null };
}

function agesBetween(
  { min_age = ageLimits.min, max_age = ageLimits.max }: Pick<Answers, 'min_age' | 'max_age'>,
  more: number,
) {
  return {
    min_age: Math.max(ageLimits.min, Math.min(min_age, max_age) - more),
    max_age: Math.min(ageLimits.max, Math.max(min_age, max_age) + more),
  };
}

function unique<T extends { id: number }>(list: readonly T[]): T[] {
  return [...new Map(list.map((each) => [each.id, each])).values()];
}
