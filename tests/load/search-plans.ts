import { sql } from 'drizzle-orm';
import { demoPool } from '../../demo/seed-brands.ts';
import type { Db } from '../../backend/platform/db/connect.ts';
import { buildConditions } from '../../backend/community/members/search/conditions.ts';
import { pageStatement } from '../../backend/community/members/search/list-statement.ts';
import { locateSearch } from '../../backend/community/members/search/location.ts';
import type { SearchPreferences } from '../../backend/community/members/search/search-preferences.ts';
import { buildTiers } from '../../backend/community/members/search/tiers.ts';
import type { MemberSearch } from '../../lib/contract/community/search.ts';

/** A reader of German on a German brand. */
export const visitorInTest: SearchPreferences = {
  home: { country: 'DE', region: null, city: null, position: null },
  languages: ['de'],
  seeks: null,
};

/** What a visitor of that brand sees of the demo now. */
export const visitorScope = () => ({
  brandId: 'herzfunke',
  pool: demoPool,
  self: null,
  audience: 'visitors' as const,
  now: new Date(),
});

/** The plan of a search's first page as text. */
export async function explainSearch(db: Db, search: MemberSearch, withPhoto = false): Promise<string> {
  const scope = { ...visitorScope(), withPhoto, preferences: visitorInTest };
  const placed = await locateSearch(db, search);
  const part = { after: null, offset: 0, limit: 25 };
  const statement = pageStatement(
    { tiers: buildTiers(placed, scope), part, view: scope },
    buildConditions(placed, scope),
  );
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, costs off) ${statement}`);
  return rows
    .map((row) => row['QUERY PLAN'].replace(/\(ARRAY\[.*?\|\| (profiles\w*\.)?interests\)/g, 'facets'))
    .join('\n');
}
