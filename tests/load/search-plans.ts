import { sql } from 'drizzle-orm';
import { demoPool } from '../../demo/seed-brands.ts';
import type { Db } from '../../backend/platform/db/connect.ts';
import { buildConditions } from '../../backend/community/members/search/conditions.ts';
import { pageStatement } from '../../backend/community/members/search/list-statement.ts';
import { locateSearch } from '../../backend/community/members/search/location.ts';
import type { SearchPreferences } from '../../backend/community/members/search/search-preferences.ts';
import { buildTiers } from '../../backend/community/members/search/tiers.ts';
import type { MemberSearch } from '../../lib/contract/community/members.ts';

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

const explained: [string, MemberSearch][] = [
  [
    'Many matches: women in Germany aged 30 to 40',
    { gender: 'woman', country: 'DE', min_age: 30, max_age: 40 },
  ],
  ['Around a town: within 25 km of Köln', { city: 'Köln', distance: 25 }],
  [
    'Few matches: red-haired sailors in Sweden',
    { gender: 'woman', country: 'SE', hair_colour: 'red', interests: 'sailing', tattoos: 'several' },
  ],
  ['No matches: curvy men', { gender: 'man', body_type: 'curvy' }],
];

/** The plans of `docs/search.md`: `explain (analyze)` of the first page of some visitor searches. */
export async function planExcerpts(db: Db): Promise<string> {
  const plans = [
    `\`explain (analyze, costs off)\` of the first-page statement; \`facets\` stands for the indexed expression.
"never executed" marks the strategy that the search did not need.`,
  ];
  for (const [title, search] of explained) {
    plans.push(`### ${title}\n\n\`\`\`text\n${readable(await explainSearch(db, search))}\n\`\`\``);
  }
  return plans.join('\n\n');
}

/** Without unexecuted nodes and memory details. */
function readable(plan: string): string {
  const plans: string[] = [];
  let skipped = Infinity;
  for (const line of plan.split('\n')) {
    const depth = line.search(/\S/);
    if (depth > skipped) continue;
    skipped = line.includes('(never executed)') ? depth : Infinity;
    if (!/^ *(Buffers|Storage|Sort Method|Heap Blocks|Index Searches):/.test(line)) plans.push(line);
  }
  return plans.join('\n');
}

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
