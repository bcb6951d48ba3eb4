import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '#backend/platform/db/connect.ts';
import { joinMainPhoto, tileColumns, type PhotoView } from '../columns.ts';
import type { TileRow } from '../present.ts';
import { candidates } from './candidates.ts';
import type { Conditions } from './conditions.ts';
import { counted } from './counted.ts';
import { behind, type Position } from './cursor.ts';
import { stageColumn, type Stage } from './stages.ts';

/** Rows scanned per stage before the facet index is used: the break-even point. */
const maxScanned = 12_000;

type Part = { after: Position | null; offset: number; limit: number };

/** Stages from the position on, each sorted by place, up to but excluding stage `until`. */
type List = {
  stages: readonly Stage[];
  part: Part;
  view: PhotoView;
  until?: number;
  except?: SQL;
  /** Skips the lookup if false. */
  needed?: SQL;
};

/** Position before all members of a stage. */
export const stageStart = (stage: number): Position => ({
  stage,
  place: '9223372036854775807',
  id: Number.MAX_SAFE_INTEGER,
});

export type ListRow = TileRow & { stage: number; list_place: string };

/**
 * A page and the total of a list in one statement. Every row has `count` and `fictional_count`; an empty page has one
 * row without an id. If counting found everyone (`complete`), those rows are sorted by all stages, ignoring `until`.
 */
export function pageStatement(list: List, everybody: Conditions): SQL {
  const { stages } = list;
  const hasRings = stages.some(({ ring }) => ring !== stages[0]?.ring);
  const isLong = sql`(select not complete from counted)`;
  return sql`with ${counted(everybody, hasRings)}, ${fewOf(stages, list.part)}, ${listed({ ...list, needed: isLong }, [sql`few`])}
    select counted.count::int, counted.complete, apart.fictional_count::int, page.stage, page.list_place::text, ${tileColumns}
    from counted cross join apart left join page on true left join profiles on profiles.id = page.id ${joinMainPhoto(list.view)}
    order by page.stage, page.list_place desc, page.id desc`;
}

/** `few`: counted members after the start of the part, with their stages; empty for long lists. */
function fewOf(stages: readonly Stage[], { after }: Part): SQL {
  const begin = after?.stage ?? 0;
  return sql`few as materialized (
    select id, list_place, stage from (
      select id, list_place, ${stageColumn(stages, begin)} as stage
      from everybody profiles where (select complete from counted)) placed
    where stage > ${literal(begin)} or (stage = ${literal(begin)} and ${behind(after)}))`;
}

const literal = (whole: number) => sql.raw(String(whole));

export async function listMembers(db: Queries, list: List): Promise<ListRow[]> {
  const { rows } = await db.execute<ListRow>(sql`with ${listed(list)}
    select page.stage, page.list_place::text, ${tileColumns} from page join profiles on profiles.id = page.id ${joinMainPhoto(list.view)}
    order by page.stage, page.list_place desc, page.id desc`);
  return rows;
}

/** CTEs ending with `page`, including `others`. A stage is only read if the previous ones have too few. */
function listed(
  { stages, part: { after, offset, limit }, until = stages.length, except, needed }: List,
  others: readonly SQL[] = [],
): SQL {
  const rowCount = offset + limit;
  const begin = after?.stage ?? 0;
  const parts: SQL[] = [];
  const chosen: SQL[] = [];
  for (const [at, { conditions }] of stages.entries()) {
    if (at < begin || at >= until) continue;
    const name = `stage_${at}`;
    const earlier = chosen.map((each) => sql`(select count(*) from ${each})`);
    const reasons = [
      ...(needed ? [needed] : []),
      ...(earlier.length ? [sql`(${sql.join(earlier, sql` + `)} < ${rowCount})`] : []),
    ];
    parts.push(
      candidates({
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
      select id, list_place, ${literal(at)} as stage from ${sql.identifier(name)}
      order by list_place desc, id desc limit ${rowCount})`);
    chosen.push(sql`${best}`);
  }
  const all = [...chosen, ...others].map((each) => sql`select id, list_place, stage from ${each}`);
  return sql`${sql.join(parts, sql`, `)},
    page as materialized (
      select id, list_place, stage from (${all.length ? sql.join(all, sql` union all `) : emptyPage}) listed
      order by stage, list_place desc, id desc limit ${limit} offset ${offset})`;
}

const emptyPage = sql`select id, list_place, 0 as stage from profiles where false`;
