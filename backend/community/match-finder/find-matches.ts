import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import type { z } from 'zod';
import { findMatches as findMatchesCall, type MatchReason } from '#lib/contract/community/match-finder.ts';
import { genders } from '#lib/contract/vocabulary.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { plainName } from '#lib/contract/plain-name.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getSearchingMember, listCandidates, loadTiles, type Candidate } from '../members/candidates.ts';
import type { SearchingMember } from '../members/searching-member.ts';
import { presentTile } from '../members/present.ts';
import type { LocatedSearch } from '../members/search/location.ts';
import { route } from '../../platform/http/call.ts';
import { distanceBetween } from '../../platform/geo/place.ts';

const shortlistLength = 12;

/** Years added at both ends of the age range if a search finds too few. */
const moreYears = 8;

/** At most four statements. Empty if the caller has not consented to the processing of their sexuality. */
async function findMatches(
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

export const matchFinderRoutes = [
  route(findMatchesCall, ({ db, actor, query, locale, now }) => findMatches(db, actor, query, locale, now())),
];

type Answers = {
  gender?: Candidate['gender'] | undefined;
  min_age?: number | undefined;
  max_age?: number | undefined;
  /** Distance in kilometres. */
  distance?: number | undefined;
  signup_reason?: string | undefined;
  interests?: readonly string[] | undefined;
};

export type Weighed = { candidate: Candidate; reasons: MatchReason[]; isExact: boolean };

/** Maximum distance in kilometres that counts as a reason. */
const near = 100;
/** Maximum difference in years that counts as a reason. */
const similarAge = 3;

/** Full matches first, then by weight, then real members before fictional ones; ties keep their order. */
export function weighMatches(
  searcher: SearchingMember,
  answers: Answers,
  candidates: readonly Candidate[],
  count: number,
): Weighed[] {
  return candidates
    .map((candidate) => weigh(searcher, answers, candidate))
    .sort(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) ||
        b.weight - a.weight ||
        Number(a.candidate.fictional) - Number(b.candidate.fictional),
    )
    .slice(0, count)
    .map(({ candidate, reasons, isExact }) => ({ candidate, reasons, isExact }));
}

function weigh(
  searcher: SearchingMember,
  answers: Answers,
  candidate: Candidate,
): Weighed & { weight: number } {
  const shared = candidate.interests.filter((each) =>
    (answers.interests ?? searcher.interests).includes(each),
  );
  const km = distanceBetween(searcher.place, candidate.place);
  const years = candidate.age === null ? Infinity : Math.abs(searcher.age - candidate.age);
  const goal = answers.signup_reason ?? searcher.signupReason;
  const sharesGoal = goal !== null && goal === candidate.signupReason;

  const reasons: MatchReason[] = [];
  if (shared.length) reasons.push({ kind: 'interests', interests: shared } as MatchReason);
  if (km !== null && km <= near) reasons.push({ kind: 'distance', km });
  if (years <= similarAge) reasons.push({ kind: 'age', years });
  if (sharesGoal) reasons.push({ kind: 'reason', signup_reason: goal } as MatchReason);

  const weight =
    Math.min(shared.length, 5) * 2 +
    closeness(km) +
    (years <= similarAge ? 2 : years <= 2 * similarAge ? 1 : 0) +
    (sharesGoal ? 3 : 0);
  return { candidate, reasons, isExact: meetsAnswers(answers, candidate, km), weight };
}

/** Weight of a distance in kilometres: high for the next town, negative for the other end of the continent. */
function closeness(km: number | null): number {
  if (km === null) return 0;
  const weights = [
    [10, 6],
    [25, 5],
    [50, 4],
    [near, 3],
    [250, 1],
    [600, 0],
    [1500, -3],
  ] as const;
  return weights.find(([limit]) => km <= limit)?.[1] ?? -6;
}

/** Whether a member meets the answers that exclude others: gender, age, distance. */
function meetsAnswers(
  { gender, min_age = 0, max_age = Infinity, distance }: Answers,
  candidate: Candidate,
  km: number | null,
): boolean {
  const { from, to } = candidate.ages;
  if (gender && candidate.gender !== gender) return false;
  if (from < Math.min(min_age, max_age) || to > Math.max(min_age, max_age)) return false;
  return distance === undefined || (km !== null && km <= distance);
}
