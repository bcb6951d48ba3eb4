import { sql } from 'drizzle-orm';
import type { Queries } from '#backend/platform/db/connect.ts';
import { agreedTo } from '../../community/members/consents.ts';
import { changedDay } from '../../community/members/changed-day.ts';
import { shownOn } from '../../community/members/shown-on.ts';

/** `changed` is the day of the latest profile change. */
export type Count = { real: number; fictional: number; changed?: string | undefined };

export type MemberCounts = {
  /** By ISO 3166-2 code. */
  regions: ReadonlyMap<string, Count>;
  interests: ReadonlyMap<string, Count>;
  /** The largest towns by region code, largest first. */
  towns: ReadonlyMap<string, readonly string[]>;
};

type Row = Omit<Count, 'changed'> & {
  changed: Date | string | null;
  kind: 'region' | 'interest' | 'town';
  key: string;
  town: string | null;
};

/** Towns named on a region's page. */
const maxTowns = 8;

/** Counts all members shown on the brand's browse pages in one pass and statement: takes seconds for a million profiles. */
export async function countMembers(
  db: Queries,
  { id, pool }: { id: string; pool: string },
): Promise<MemberCounts> {
  const apart = sql`count(*) filter (where not fictional)::int as real, count(*) filter (where fictional)::int as fictional`;
  const { rows } = await db.execute<Row>(sql`
    with people as not materialized (
      select region, city, show_town, interests, fictional, ${changedDay} as changed from profiles
      where pool = ${pool} and status = 'active' and ${shownOn(id)}
        and ${agreedTo('search_engines')})
    select 'region' as kind, region as key, null as town, ${apart}, max(changed) as changed
      from people where region is not null group by region
    union all
    select 'interest', interest, null, ${apart}, max(changed) from people cross join unnest(interests) interest group by interest
    union all
    select 'town', region, city, real, fictional, null from (
      select region, city, ${apart}, row_number() over (partition by region order by count(*) desc, city) as rank
      from people where region is not null and show_town group by region, city) ranked
    where rank <= ${maxTowns}
    order by kind, key, real desc, town`);
  const counted = (kind: Row['kind']) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(
          ({ key, real, fictional, changed: day }) =>
            [key, { real, fictional, changed: toIsoMoment(day) }] as const,
        ),
    );
  return { regions: counted('region'), interests: counted('interest'), towns: groupTowns(rows) };
}

const toIsoMoment = (day: Date | string | null) => (day === null ? undefined : new Date(day).toISOString());

function groupTowns(rows: readonly Row[]): Map<string, string[]> {
  const towns = new Map<string, string[]>();
  const largest = (a: Row, b: Row) => b.real + b.fictional - (a.real + a.fictional);
  for (const { key, town } of rows.filter((row) => row.kind === 'town').sort(largest)) {
    if (town !== null) towns.set(key, [...(towns.get(key) ?? []), town]);
  }
  return towns;
}
