/**
 * Measures the member search on the database of DATABASE_URL, calling it like the backend's handler: `npx vonk demo
 * seed --profiles 1000000`, then `npm run bench:search [-- --write]`.
 */
import { sql } from 'drizzle-orm';
import { demoPool } from '../../demo/seed-brands.ts';
import { demoBrands } from '../../demo/brands.ts';
import { connect, countingStatements } from '../../backend/platform/db/connect.ts';
import type { Random } from '../../demo/random.ts';
import { getSearchingMember } from '../../backend/community/members/candidates.ts';
import {
  memberPreferences,
  type SearchPreferences,
} from '../../backend/community/members/search/search-preferences.ts';
import { searchMembers } from '../../backend/community/members/search-members.ts';
import { writeSection } from '../../scripts/tables/markdown-table.ts';
import type { MemberPage, MemberSearch } from '../../lib/contract/community/search.ts';
import { describeMachine } from './machine.ts';
import { watchProcessor } from './database-processor.ts';
import { root } from './processes.ts';
import { rowCells, searchFigures, type KindRow } from './search-document.ts';
import { createRandom, searchKinds, type SearchKind } from './search-kinds.ts';
import { visitorInTest } from './search-plans.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error(
    'DATABASE_URL names the database to measure; fill it by `npx vonk demo seed --profiles 1000000`.',
  );
  process.exit(1);
}

/** Searches of each kind, and pages up to the hundredth. */
const rounds = Number(process.env.ROUNDS ?? 60);
const farPage = 100;
const machine = describeMachine();
const db = connect(url, 1);
const processor = await watchProcessor(db);
const searchFields = demoBrands[0]?.settings.search_fields ?? [];

try {
  const { rows } = await db.execute<{ people: number; version: string; self: number }>(sql`
    select count(*)::int as people, max(id)::int as self, current_setting('server_version') as version
    from profiles where pool = ${demoPool} and status = 'active'`);
  const { people, version, self } = rows[0] ?? { people: 0, version: '', self: 0 };
  for (const kind of searchKinds) await measure(kind, self, 5);
  const measured: KindRow[] = [];
  for (const kind of searchKinds) {
    const row = await measure(kind, self, rounds);
    measured.push(row);
    console.log(rowCells(row).join('  '));
  }
  const write = await measureWrite();
  const figures = searchFigures({ rows: measured, write, machine, people, version, now: new Date() });
  console.log(figures);
  if (process.argv.includes('--write')) writeSection(root, 'search.md', 'Figures', figures);
} finally {
  await db.$client.end();
}

/** `ms` by the clock, `cpu` by the processor time of the database process and this one. */
type Timed = { page: MemberPage; ms: number; cpu: number; statements: number };

async function timed(search: MemberSearch, self: number, preferences: SearchPreferences): Promise<Timed> {
  return countingStatements(async (statements) => {
    const [started, used] = [performance.now(), processor()];
    const scope = {
      brandId: 'herzfunke',
      pool: demoPool,
      self,
      audience: 'members' as const,
      now: new Date(),
      searchFields,
      locale: 'de',
      preferences,
      keys: { FRONT_KEY: 'a key of measurements' },
    };
    const page = await searchMembers(db, search, scope);
    return { page, ms: performance.now() - started, cpu: processor() - used, statements: statements() };
  });
}

/** The best of three: other load can only make a response slower. */
async function fastest(search: MemberSearch, self: number, preferences: SearchPreferences): Promise<Timed> {
  const once = () => timed(search, self, preferences);
  const answers = [await once(), await once(), await once()];
  return answers.reduce((best, each) => ({
    ...(each.ms < best.ms ? each : best),
    cpu: Math.min(best.cpu, each.cpu),
  }));
}

/** One kind of search: first pages, and the hundredth where it exists, reached by cursor like a reader. */
async function measure(kind: SearchKind, self: number, times: number): Promise<KindRow> {
  const random = createRandom(kind);
  const first: Timed[] = [];
  const far: Timed[] = [];
  for (let round = 0; round < times; round += 1) {
    const search = kind.make(random);
    const [who, preferences] = kind.byMembers ? await someMember(random) : [self, visitorInTest];
    const answer = await fastest(search, who, preferences);
    first.push(answer);
    if (process.argv.includes('--slow') && answer.cpu > 25)
      console.log(answer.ms.toFixed(0), answer.cpu.toFixed(0), JSON.stringify(search));
    if (round % 10 === 0 && answer.page.numResultsIsMinimum)
      far.push(...(await farPages(search, answer, who, preferences)));
  }
  return {
    kind: kind.name,
    first: first.map(({ ms, cpu }) => ({ ms, cpu })),
    far: far.map(({ ms, cpu }) => ({ ms, cpu })),
    statements: Math.max(...first.map(({ statements }) => statements)),
    similar: first.filter(({ page }) => page.similar.length > 0).length / times,
  };
}

/** The hundredth page; none if the search ends before it. */
async function farPages(
  search: MemberSearch,
  answer: Timed,
  self: number,
  preferences: SearchPreferences,
): Promise<Timed[]> {
  let { page } = answer;
  for (let pageNumber = 2; pageNumber < farPage; pageNumber += 1) {
    if (!page.cursor) return [];
    ({ page } = await timed({ ...search, pageNumber, cursor: page.cursor }, self, preferences));
  }
  if (!page.cursor) return [];
  return [await fastest({ ...search, pageNumber: farPage, cursor: page.cursor }, self, preferences)];
}

/** A random member of the pool, with the gender they seek and their town. */
async function someMember(random: Random): Promise<[number, SearchPreferences]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from profiles where pool = ${demoPool} and status = 'active' and id >= ${random.int(1, 900_000)}
    order by id limit 1`);
  const profileId = rows[0]?.id ?? 1;
  const searcher = await getSearchingMember(
    db,
    { brandId: 'herzfunke', pool: demoPool, profileId },
    new Date(),
  );
  return [profileId, memberPreferences(searcher, 'de')];
}

/** Milliseconds to record a member's activity, which moves the profile in every index. */
async function measureWrite(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    const started = performance.now();
    await db.execute(sql`
      update profiles set last_active_at = last_active_at + interval '1 second'
      where id = (select id from profiles where id >= ${1 + round * 4001} order by id limit 1)`);
    times.push(performance.now() - started);
  }
  return times;
}
