import type { z } from 'zod';
import type { memberPageSchema, MemberSearch } from '../../lib/contract/members.ts';
import type { Queries } from '../db/connect.ts';
import { presentTile, type TileRow } from './present.ts';
import { conditionsOf, type Scope } from './search/conditions.ts';
import { openCursor, sealCursor, type CursorKeys } from './search/cursor.ts';
import { offeredSearch } from './search/offered.ts';
import { exactCount, pageStatement } from './search/page-statement.ts';
import { placeSearch } from './search/place.ts';
import { findSimilar } from './search/widen.ts';

const pageSize = 24;

/** With fewer results than this a search shows similar members too. */
const fewResults = 12;

type Counts = { count: number; fictional_count: number | null };
type PageRow = TileRow & Counts & { list_place: string };
type EmptyRow = Counts & { id: null };

/**
 * One page of active members of the pool, recently active first, by what the brand offers to search for. Two
 * statements at most, and a third where a town has to be looked up.
 */
export async function searchMembers(
  db: Queries,
  asked: MemberSearch,
  scope: Scope & { searchFields: readonly string[]; locale: string; keys: CursorKeys },
): Promise<z.input<typeof memberPageSchema>> {
  const search = offeredSearch(asked, scope.searchFields);
  const list = nameOf(search, scope);
  // One that does not hold is as good as none: the number of the page says where to begin.
  const after = search.cursor ? openCursor(scope.keys, list, search.cursor) : null;
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
    cursor: more ? sealCursor(scope.keys, list, { stage: 0, place: last.list_place, id: last.id }) : null,
    similar: similar.rows.map((row) => presentTile(row, scope.locale, scope.now)),
    widened: similar.widened,
  };
}

/** What a cursor holds for: the pages of one search, as one person sees it. */
function nameOf({ cursor: _cursor, pageNumber: _page, ...search }: MemberSearch, scope: Scope): string {
  const asked = Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([scope.brandId, scope.self, scope.withPhoto ?? false, asked]);
}
