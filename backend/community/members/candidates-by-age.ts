import type { Queries } from '../../platform/db/connect.ts';
import { listCandidates, type Candidate, type CandidateRange } from './candidates.ts';
import type { Ages } from './search/ages.ts';
import { wantedGenders, type Seeker } from './seeker.ts';

/**
 * Up to `count` members who fit the seeker, in the order that `rank` gives them: those of the ages sought, and only where they
 * are too few the others behind them, the nearest in age first. One statement, two where they are too few.
 */
export async function listByAge(
  db: Queries,
  seeker: Seeker,
  ranges: readonly CandidateRange[],
  rank: (candidates: Candidate[]) => Candidate[],
  count: number,
  now: Date,
): Promise<Candidate[]> {
  const { soughtAges } = seeker;
  const find = async (each: readonly CandidateRange[]) =>
    rank(await listCandidates(db, seeker, wantedGenders(seeker), each, now));
  const fitting = await find(
    ranges.map(({ search, ...rest }) => ({ search: { ...search, ...within(soughtAges) }, ...rest })),
  );
  if (!soughtAges || fitting.length >= count) return fitting.slice(0, count);
  const known = new Set(fitting.map(({ id }) => id));
  const others = (await find(ranges)).filter(({ id }) => !known.has(id));
  return [...fitting, ...byYearsBeyond(soughtAges, others)].slice(0, count);
}

function within(ages: Ages | null) {
  return ages ? { min_age: ages.from, max_age: ages.to } : {};
}

/** Who is so few years outside the ages sought comes before who is more. */
export function byYearsBeyond({ from, to }: Ages, candidates: readonly Candidate[]): Candidate[] {
  const beyond = ({ ages }: Candidate) => Math.max(from - ages.from, ages.to - to, 0);
  return candidates.toSorted((one, other) => beyond(one) - beyond(other));
}
