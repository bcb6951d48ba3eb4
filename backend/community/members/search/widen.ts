import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { MemberPage } from '#lib/contract/community/search.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import { joinMainPhoto, tileColumns } from '../columns.ts';
import type { TileRow } from '../present.ts';
import { selectRecentlyActive } from './select-recently-active.ts';
import { buildConditions, type Scope } from './conditions.ts';
import { comparedFields } from './offered.ts';
import type { LocatedSearch } from './location.ts';
import { byRank } from './by-rank.ts';

type Widening = MemberPage['widened'][number];
type Step = { widening: Widening; search: LocatedSearch };

const similarCount = 12;

/** First radius in kilometres for a town without a distance; circles get twice their radius. */
const firstReach = 50;

/** Each step drops one more condition; gender and kind always stay. */
export function widerSearches(search: LocatedSearch): Step[] {
  const steps: Step[] = [];
  let wider = search;
  const step = (widening: Widening, changes: Partial<LocatedSearch> | false | null) => {
    if (!changes) return;
    wider = { ...wider, ...changes };
    steps.push({ widening, search: wider });
  };
  const { place, min_age, max_age } = search;
  const nothing = Object.fromEntries([...comparedFields, 'interests'].map((field) => [field, undefined]));
  step('fields', [...comparedFields, 'interests' as const].some((field) => search[field]) && nothing);
  step(
    'distance',
    place?.town ? { place: { ...place, distance: (place.distance ?? firstReach / 2) * 2 } } : false,
  );
  step('city', place && { place: null, country: search.country ?? place.town?.country });
  step('region', search.countryregion !== undefined && { countryregion: undefined });
  for (const years of min_age || max_age ? [5, 15] : []) {
    step('ages', {
      min_age: min_age && Math.max(ageLimits.min, min_age - years),
      max_age: max_age && max_age + years,
    });
  }
  step('country', wider.country !== undefined && { country: undefined });
  return steps;
}

type Similar = { rows: TileRow[]; widened: Widening[] };

/** Up to twelve members who nearly match, excluding the results, from the first steps that find enough. */
export async function findSimilar(
  db: Queries,
  search: LocatedSearch,
  scope: Scope,
  results: readonly number[],
): Promise<Similar> {
  const steps = widerSearches(search);
  if (!steps.length) return { rows: [], widened: [] };
  const { rows } = await db.execute<TileRow & { step: number }>(similarStatement(steps, scope, results));
  const last = Math.max(-1, ...rows.map((row) => row.step));
  return { rows, widened: [...new Set(steps.slice(0, last + 1).map((each) => each.widening))] };
}

/** All steps in one statement; each runs only if the previous ones found too few. */
function similarStatement(steps: readonly Step[], scope: Scope, results: readonly number[]): SQL {
  const parts: SQL[] = [];
  const found: SQL[] = [];
  for (const [at, step] of steps.entries()) {
    const name = `step_${at}`;
    const earlier = found.length ? sql.join(found, sql` union all `) : null;
    const shown = sql`profiles.id <> all(${sql.param([...results])}::bigint[])`;
    parts.push(
      selectRecentlyActive({
        name,
        conditions: buildConditions(step.search, scope),
        count: similarCount,
        maxScanned: 6000,
        behind: sql`true`,
        except: earlier ? sql`${shown} and profiles.id not in (select id from (${earlier}) earlier)` : shown,
        ...(earlier ? { needed: sql`(select count(*) from (${earlier}) earlier) < ${similarCount}` } : {}),
      }),
    );
    const chosen = sql.identifier(`${name}_chosen`);
    parts.push(sql`${chosen} as materialized (
      select id, list_rank, ${sql.raw(String(at))} as step from ${sql.identifier(name)}
      order by ${byRank()} limit ${similarCount})`);
    found.push(sql`select id, list_rank, step from ${chosen}`);
  }
  return sql`with ${sql.join(parts, sql`, `)}
    select similar_members.step, ${tileColumns}
    from (
      select * from (${sql.join(found, sql` union all `)}) every_step
      order by step, ${byRank()} limit ${similarCount}
    ) similar_members
    join profiles on profiles.id = similar_members.id ${joinMainPhoto(scope)}
    order by similar_members.step, ${byRank('similar_members')}`;
}
