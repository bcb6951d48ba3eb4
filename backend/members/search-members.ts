import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { memberPageSchema, MemberSearch } from '../../lib/contract/members.ts';
import type { Queries } from '../db/connect.ts';
import { invalidInput } from '../http/errors.ts';
import { joinMainPhoto, notBlocked, tileColumns } from './columns.ts';
import { presentTile, type TileRow } from './present.ts';

const pageSize = 24;

/** Above this many results the count says "more than". */
const exactCount = 1000;

type Scope = { pool: string; self: number | null; now: Date };

/** One page of active members of the pool, recently active first; two statements. */
export async function searchMembers(
  db: Queries,
  search: MemberSearch,
  scope: Scope,
): Promise<z.input<typeof memberPageSchema>> {
  const filter = filterOf(search, scope);
  const [{ rows }, count] = await Promise.all([
    db.execute<TileRow & { active_at: string }>(sql`
      select ${tileColumns}, (extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as active_at
      from profiles ${joinMainPhoto}
      where ${filter} ${search.cursor ? sql`and ${behind(search.cursor)}` : sql``}
      order by profiles.last_active_at desc, profiles.id desc
      limit ${pageSize + 1} offset ${search.cursor ? 0 : ((search.pageNumber ?? 1) - 1) * pageSize}`),
    countMembers(db, filter),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    pageNumber: search.pageNumber ?? 1,
    results: shown.map((row) => presentTile(row, scope.now)),
    numResults: Math.min(count, exactCount),
    numResultsIsMinimum: count > exactCount,
    cursor: rows.length > pageSize && last ? encodeCursor(last.active_at, last.id) : null,
  };
}

async function countMembers(db: Queries, filter: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from profiles where ${filter} limit ${exactCount + 1}) found`);
  return rows[0]?.count ?? 0;
}

function filterOf(search: MemberSearch, { pool, self, now }: Scope): SQL {
  const conditions = [sql`profiles.pool = ${pool}`, sql`profiles.status = 'active'`];
  if (search.gender) conditions.push(sql`profiles.gender = ${search.gender}`);
  if (search.country) conditions.push(sql`profiles.country = ${search.country}`);
  if (search.countryregion) conditions.push(sql`profiles.region = ${search.countryregion}`);
  if (search.min_age)
    conditions.push(sql`profiles.date_of_birth <= ${yearsBefore(now, search.min_age)}::date`);
  if (search.max_age)
    conditions.push(sql`profiles.date_of_birth > ${yearsBefore(now, search.max_age + 1)}::date`);
  if (search.kind === 'real') conditions.push(sql`not profiles.fictional`);
  if (search.kind === 'fictional') conditions.push(sql`profiles.fictional`);
  if (self) conditions.push(sql`profiles.id <> ${self}`, notBlocked(self));
  return sql.join(conditions, sql` and `);
}

/** The calendar date `years` before the day of `now`; who was born on it has turned that age today. */
function yearsBefore(now: Date, years: number): string {
  const month = String(now.getUTCMonth() + 1).padStart(2, '0');
  const day = String(now.getUTCDate()).padStart(2, '0');
  // Nobody is born on 29 February of a common year; the first of March is that day's birthday there.
  const date = `${now.getUTCFullYear() - years}-${month}-${day}`;
  return month === '02' && day === '29' && Number.isNaN(Date.parse(date))
    ? date.replace('02-29', '02-28')
    : date;
}

/** A position names the last result by its activity, in microseconds since 1970, and its id. */
function encodeCursor(activeAt: string, id: number): string {
  return Buffer.from(`${activeAt}|${id}`).toString('base64url');
}

function behind(cursor: string): SQL {
  const [, activeAt, id] = /^(\d{1,16})\|(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!activeAt || !id) throw invalidInput({ cursor: 'invalid' });
  return sql`(profiles.last_active_at, profiles.id)
    < (timestamptz 'epoch' + ${activeAt}::bigint * interval '1 microsecond', ${id}::bigint)`;
}
