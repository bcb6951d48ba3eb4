import type { z } from 'zod';
import type { memberPageSchema, MemberSearch } from '#lib/contract/community/search.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { PhotoView } from './columns.ts';
import { presentTile } from './present.ts';
import { buildConditions, type Conditions } from './search/conditions.ts';
import { exactCount } from './search/counted.ts';
import { decodeCursor, sealCursor, type CursorKeys, type CursorPosition } from './search/cursor.ts';
import { tierStart, listMembers, pageStatement, type ListRow } from './search/list-statement.ts';
import { offeredSearch } from './search/offered.ts';
import { locateSearch } from './search/location.ts';
import { presentDistanceBands } from './search/distance-bands.ts';
import { getSearchDefaults, withDefaults } from './search/search-preferences.ts';
import { buildTiers, type ListScope, type Tier } from './search/tiers.ts';
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

/** At most two statements, plus one if a town is looked up or the page goes beyond the first distance bands. */
export async function searchMembers(
  db: Queries,
  requested: MemberSearch,
  given: AskedScope,
): Promise<z.input<typeof memberPageSchema>> {
  const offered = offeredSearch(requested, given.searchFields);
  const defaults = getSearchDefaults(offered, given.preferences);
  const search = withDefaults(offered, defaults);
  const scope = { ...given, match: defaults.match };
  const list = toCacheName(search, scope);
  // An invalid cursor is ignored; the page number then gives the start.
  const after = search.cursor ? decodeCursor(scope.keys, list, search.cursor) : null;
  const pageNumber = search.pageNumber ?? 1;
  const placed = await locateSearch(db, search);
  const tiers = buildTiers(placed, scope);
  const { count, fictional, found } = await loadPage(db, tiers, buildConditions(placed, scope), scope, {
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
  const bandOfRow = shown.map(({ tier }) => tiers[tier]?.band ?? null);
  return {
    pageNumber,
    results: shown.map((row) => presentTile(row, scope.locale, scope.now)),
    ...presentDistanceBands(bandOfRow, tiers[0]?.band ?? null, scope.preferences.home, scope.locale),
    applied: { match: defaults.match && [...defaults.match.genders], ages: defaults.ages },
    numResults: Math.min(count, exactCount),
    numResultsIsMinimum: count > exactCount,
    numFictional: fictional,
    cursor: more
      ? sealCursor(scope.keys, list, { tier: last.tier, rank: last.list_rank, id: last.id })
      : null,
    similar: similar.rows.map((row) => presentTile(row, scope.locale, scope.now)),
    widened: similar.widened,
  };
}

/** Most pages end within these tiers: planning for all takes longer than a second query. */
const firstTiers = 2;

type Part = { after: CursorPosition | null; offset: number; limit: number };

/** Rows of a page and the total count; one statement, and a second for a page that reaches further. */
async function loadPage(
  db: Queries,
  tiers: readonly Tier[],
  everybody: Conditions,
  view: PhotoView,
  part: Part,
) {
  const until = part.offset > 0 ? tiers.length : (part.after?.tier ?? 0) + firstTiers;
  const { rows } = await db.execute<PageRow | EmptyRow>(
    pageStatement({ tiers, part, view, until }, everybody),
  );
  const [first] = rows;
  const count = first?.count ?? 0;
  const found: ListRow[] = rows.filter((row): row is PageRow => row.id !== null);
  const missing = part.limit - found.length;
  if (until < tiers.length && missing > 0 && !first?.complete) {
    const rest = { after: tierStart(until), offset: 0, limit: missing };
    found.push(...(await listMembers(db, { tiers, part: rest, view })));
  }
  return { count, fictional: first?.fictional_count ?? null, found };
}

function toCacheName(
  { cursor: _cursor, pageNumber: _page, ...search }: MemberSearch,
  scope: ListScope,
): string {
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
