import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { facetsExpression } from '../../platform/db/schema/facets.ts';
import { agreedTo } from './consents.ts';
import { shownOn } from './shown-on.ts';

export type TownCount = { real: number; fictional: number };

type Where = {
  brandId: string;
  pool: string;
  country: string;
  /** Town names in lower case without diacritics. */
  plainNames: readonly string[];
  limit: number;
};

type Row = { position: number; fictional: boolean; count: number };

const facets = sql.raw(facetsExpression);

/** Members per town who show it to visitors, real and fictional separately, in the given order. One statement. */
export async function countInTowns(
  db: Queries,
  { brandId, pool, country, plainNames, limit }: Where,
): Promise<TownCount[]> {
  const words = plainNames.map((name) => `${pool} city:${name}`);
  const { rows } = await db.execute<Row>(sql`
    select town.position::int - 1 as position, kind.fictional, (
      select count(*)::int from (
        select 1 from profiles
        where ${facets} @> array[town.word] and profiles.pool = ${pool} and profiles.country = ${country}
          and profiles.status = 'active' and profiles.show_town and profiles.fictional = kind.fictional
          and ${shownOn(brandId)} and ${agreedTo('visitors')}
        limit ${limit}) counted) as count
    from unnest(${sql.param(words)}::text[]) with ordinality as town(word, position)
      cross join (values (true), (false)) as kind(fictional)`);
  const counts = plainNames.map(() => ({ real: 0, fictional: 0 }));
  for (const { position, fictional, count } of rows) {
    const town = counts[position];
    if (town) town[fictional ? 'fictional' : 'real'] = count;
  }
  return counts;
}
