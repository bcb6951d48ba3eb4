import type { z } from 'zod';
import type { memberPageSchema, MemberSearch } from '../../lib/contract/members.ts';
import type { Queries } from '../db/connect.ts';
import { presentTile, type TileRow } from './present.ts';
import { conditionsOf, type Scope } from './search/conditions.ts';
import { decodeCursor, encodeCursor } from './search/cursor.ts';
import { offeredSearch } from './search/offered.ts';
import { exactCount, pageStatement } from './search/page-statement.ts';
import { placeSearch } from './search/place.ts';
import { findSimilar } from './search/widen.ts';

const pageSize = 24;

/** With fewer results than this a search shows similar members too. */
const fewResults = 12;

type Counts = { count: number; fictional_count: number | null };
type PageRow = TileRow & Counts & { active_at: string };
type EmptyRow = Counts & { id: null };

/**
 * One page of active members of the pool, recently active first, by what the brand offers to search for. Two
 * statements at most, and a third where a town has to be looked up.
 */
export async function searchMembers(
  db: Queries,
  asked: MemberSearch,
  scope: Scope & { searchFields: readonly string[]; locale: string },
): Promise<z.input<typeof memberPageSchema>> {
  const search = offeredSearch(asked, scope.searchFields);
  const after = search.cursor ? decodeCursor(search.cursor) : null;
  const pageNumber = search.pageNumber ?? 1;
  const placed = await placeSearch(db, search);
  const { rows } = await db.execute<PageRow | EmptyRow>(
    pageStatement(conditionsOf(placed, scope), {
      after,
      offset: after ? 0 : (pageNumber - 1) * pageSize,
      limit: pageSize + 1,
    }),
  );
  const count = rows[0]?.count ?? 0;
  const found = rows.filter((row): row is PageRow => row.id !== null);
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const more = found.length > pageSize && last;
  // So few results fit on the first page, which is then the last.
  const isSparse = count < fewResults && !after && pageNumber === 1;
  const similar = isSparse
    ? await findSimilar(
        db,
        placed,
        scope,
        shown.map(({ id }) => id),
      )
    : { rows: [], widened: [] };
  return {
    pageNumber,
    results: shown.map((row) => presentTile(row, scope.locale, scope.now)),
    numResults: Math.min(count, exactCount),
    numResultsIsMinimum: count > exactCount,
    numFictional: rows[0]?.fictional_count ?? null,
    cursor: more ? encodeCursor({ activeAt: last.active_at, id: last.id }) : null,
    similar: similar.rows.map((row) => presentTile(row, scope.locale, scope.now)),
    widened: similar.widened,
  };
}
