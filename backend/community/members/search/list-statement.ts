import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '#backend/platform/db/connect.ts';
import { joinMainPhoto, tileColumns, type PhotoView } from '../columns.ts';
import type { TileRow } from '../present.ts';
import { selectRecentlyActive } from './select-recently-active.ts';
import type { Conditions } from './conditions.ts';
import { counted } from './counted.ts';
import { behind, type CursorPosition } from './cursor.ts';
import { tierColumn, type Tier } from './tiers.ts';
import { byRank } from './by-rank.ts';

/** Rows scanned per tier before the facet index is used: the break-even point. */
const maxScanned = 12_000;

type Part = { after: CursorPosition | null; offset: number; limit: number };

/** Tiers from the position on, each sorted by rank, up to but excluding tier `until`. */
type List = {
  tiers: readonly Tier[];
  part: Part;
  view: PhotoView;
  until?: number;
  except?: SQL;
  /** Skips the lookup if false. */
  needed?: SQL;
};

/** Position before all members of a tier. */
export const tierStart = (tier: number): CursorPosition => ({
  tier,
  rank: '9223372036854775807',
  id: Number.MAX_SAFE_INTEGER,
});

export type ListRow = TileRow & { tier: number; list_rank: string };

/**
 * A page and the total of a list in one statement. Every row has `count` and `fictional_count`; an empty page has one
 * row without an id. If counting found everyone (`complete`), those rows are sorted by all tiers, ignoring `until`.
 */
export function pageStatement(list: List, everybody: Conditions): SQL {
  const { tiers } = list;
  const hasBands = tiers.some(({ band }) => band !== tiers[0]?.band);
  const isLong = sql`(select not complete from counted)`;
  return sql`with ${counted(everybody, hasBands)}, ${fewClause(tiers, list.part)}, ${listed({ ...list, needed: isLong }, [sql`few`])}
    select counted.count::int, counted.complete, apart.fictional_count::int, page.tier, page.list_rank::text, ${tileColumns}
    from counted cross join apart left join page on true left join profiles on profiles.id = page.id ${joinMainPhoto(list.view)}
    order by page.tier, ${byRank('page')}`;
}

/** `few`: counted members after the start of the part, with their tiers; empty for long lists. */
function fewClause(tiers: readonly Tier[], { after }: Part): SQL {
  const begin = after?.tier ?? 0;
  return sql`few as materialized (
    select id, list_rank, tier from (
      select id, list_rank, ${tierColumn(tiers, begin)} as tier
      from everybody profiles where (select complete from counted)) placed
    where tier > ${literal(begin)} or (tier = ${literal(begin)} and ${behind(after)}))`;
}

const literal = (whole: number) => sql.raw(String(whole));

export async function listMembers(db: Queries, list: List): Promise<ListRow[]> {
  const { rows } = await db.execute<ListRow>(sql`with ${listed(list)}
    select page.tier, page.list_rank::text, ${tileColumns} from page join profiles on profiles.id = page.id ${joinMainPhoto(list.view)}
    order by page.tier, ${byRank('page')}`);
  return rows;
}

/** CTEs ending with `page`, including `others`. A tier is only read if the previous ones have too few. */
function listed(
  { tiers, part: { after, offset, limit }, until = tiers.length, except, needed }: List,
  others: readonly SQL[] = [],
): SQL {
  const rowCount = offset + limit;
  const begin = after?.tier ?? 0;
  const parts: SQL[] = [];
  const chosen: SQL[] = [];
  for (const [at, { conditions }] of tiers.entries()) {
    if (at < begin || at >= until) continue;
    const name = `tier_${at}`;
    const earlier = chosen.map((each) => sql`(select count(*) from ${each})`);
    const reasons = [
      ...(needed ? [needed] : []),
      ...(earlier.length ? [sql`(${sql.join(earlier, sql` + `)} < ${rowCount})`] : []),
    ];
    parts.push(
      selectRecentlyActive({
        name,
        conditions,
        count: rowCount,
        maxScanned,
        behind: at === begin ? behind(after) : sql`true`,
        ...(except ? { except } : {}),
        ...(reasons.length ? { needed: sql`(${sql.join(reasons, sql` and `)})` } : {}),
      }),
    );
    const best = sql.identifier(`${name}_best`);
    parts.push(sql`${best} as materialized (
      select id, list_rank, ${literal(at)} as tier from ${sql.identifier(name)}
      order by ${byRank()} limit ${rowCount})`);
    chosen.push(sql`${best}`);
  }
  const all = [...chosen, ...others].map((each) => sql`select id, list_rank, tier from ${each}`);
  return sql`${sql.join(parts, sql`, `)},
    page as materialized (
      select id, list_rank, tier from (${all.length ? sql.join(all, sql` union all `) : emptyPage}) listed
      order by tier, ${byRank()} limit ${limit} offset ${offset})`;
}

const emptyPage = sql`select id, list_rank, 0 as tier from profiles where false`;
