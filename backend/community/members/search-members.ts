import type { z } from 'zod';
import type { memberPageSchema, MemberSearch } from '#lib/contract/community/members.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { PhotoView } from './columns.ts';
import { presentTile } from './present.ts';
import { buildConditions, type Conditions } from './search/conditions.ts';
import { exactCount } from './search/counted.ts';
import { decodeCursor, sealCursor, type CursorKeys, type Position } from './search/cursor.ts';
import { stageStart, listMembers, pageStatement, type ListRow } from './search/list-statement.ts';
import { offeredSearch } from './search/offered.ts';
import { placeSearch } from './search/place.ts';
import { presentRings } from './search/present-rings.ts';
import { getSearchDefaults, withDefaults } from './search/search-preferences.ts';
import { buildStages, type ListScope, type Stage } from './search/stages.ts';
import { findSimilar } from './search/widen.ts';

const pageSize = 24;

/** With fewer results, similar members are shown too. */
const fewResults = 12;

type Counts = { count: number; complete: boolean; fictional_count: number | null };
type PageRow = ListRow & Counts;
type EmptyRow = Counts & { id: null };

type AskedScope = Omit<ListScope, 'match'> & {
  searchFields: readonly string[];
  locale: string;
  keys: CursorKeys;
};

/** At most two statements, plus one if a town is looked up or the page goes beyond the first rings. */
export async function searchMembers(
  db: Queries,
  requested: MemberSearch,
  given: AskedScope,
): Promise<z.input<typeof memberPageSchema>> {
  const offered = offeredSearch(requested, given.searchFields);
  const defaults = getSearchDefaults(offered, given.preferences);
  const search = withDefaults(offered, defaults);
  const scope = { ...given, match: defaults.match };
  const list = nameOf(search, scope);
  // An invalid cursor is ignored; the page number then gives the start.
  const after = search.cursor ? decodeCursor(scope.keys, list, search.cursor) : null;
  const pageNumber = search.pageNumber ?? 1;
  const placed = await placeSearch(db, search);
  const stages = buildStages(placed, scope);
  const { count, fictional, found } = await readPage(db, stages, buildConditions(placed, scope), scope, {
    after,
    offset: after ? 0 : (pageNumber - 1) * pageSize,
    limit: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const more = found.length > pageSize && last;
  // Sparse results fit on the first page, which is then the last.
  const isSparse = count < fewResults && !after && pageNumber === 1;
  const similar = isSparse
    ? await findSimilar(
        db,
        placed,
        scope,
        shown.map(({ id }) => id),
      )
    : { rows: [], widened: [] };
  const ringOfRow = shown.map(({ stage }) => stages[stage]?.ring ?? null);
  return {
    pageNumber,
    results: shown.map((row) => presentTile(row, scope.locale, scope.now)),
    ...presentRings(ringOfRow, stages[0]?.ring ?? null, scope.preferences.home, scope.locale),
    applied: { match: defaults.match && [...defaults.match.genders], ages: defaults.ages },
    numResults: Math.min(count, exactCount),
    numResultsIsMinimum: count > exactCount,
    numFictional: fictional,
    cursor: more
      ? sealCursor(scope.keys, list, { stage: last.stage, place: last.list_place, id: last.id })
      : null,
    similar: similar.rows.map((row) => presentTile(row, scope.locale, scope.now)),
    widened: similar.widened,
  };
}

/** Most pages end within these stages: planning for all takes longer than a second query. */
const firstStages = 2;

type Part = { after: Position | null; offset: number; limit: number };

/** Rows of a page and the total count; one statement, and a second for a page that reaches further. */
async function readPage(
  db: Queries,
  stages: readonly Stage[],
  everybody: Conditions,
  view: PhotoView,
  part: Part,
) {
  const until = part.offset > 0 ? stages.length : (part.after?.stage ?? 0) + firstStages;
  const { rows } = await db.execute<PageRow | EmptyRow>(
    pageStatement({ stages, part, view, until }, everybody),
  );
  const [first] = rows;
  const count = first?.count ?? 0;
  const found: ListRow[] = rows.filter((row): row is PageRow => row.id !== null);
  const missing = part.limit - found.length;
  if (until < stages.length && missing > 0 && !first?.complete) {
    const rest = { after: stageStart(until), offset: 0, limit: missing };
    found.push(...(await listMembers(db, { stages, part: rest, view })));
  }
  return { count, fictional: first?.fictional_count ?? null, found };
}

function nameOf({ cursor: _cursor, pageNumber: _page, ...search }: MemberSearch, scope: ListScope): string {
  const { brandId, self, audience, withPhoto = false, preferences } = scope;
  const requested = Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    brandId,
    self,
    audience,
    withPhoto,
    preferences.home,
    preferences.languages,
    requested,
  ]);
}
