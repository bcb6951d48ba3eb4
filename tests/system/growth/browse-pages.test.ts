import { gzipSync } from 'node:zlib';
import { listCities } from '#backend/platform/geo/cities.ts';
import type { Country } from '#lib/contract/countries.ts';
import type { BrowsePages, RegionPage } from '#lib/contract/growth/browse-pages.ts';
import {
  enoughForIndex,
  interestPagePath,
  regionPagePath,
  regionsByCountry,
} from '#lib/rules/growth/public-paths.ts';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand } from '#tests/support/brand-copy.ts';
import { agreeing, confirmed, herzfunke } from '#tests/support/cast.ts';

async function fetchBrowsePages(host = herzfunke): Promise<BrowsePages> {
  const { status, body } = await new Visitor(host).call<BrowsePages>('GET /api/hubs.php');
  expect(status).toBe(200);
  return body;
}

const page = (path: string, host = herzfunke) => new Visitor(host).get(path);
function pathOfFirst([region]: readonly RegionPage[]): string {
  if (!region) throw new Error('There is no region');
  return regionPagePath(region);
}

const isListed = (html: string) => !/<meta name="robots" content="noindex/.test(html);
const membersOn = (html: string) =>
  new Set([...html.matchAll(/href="(?:\/[a-z]{2})?\/members\/(\d+)"/g)].map(([, id]) => Number(id)));

/** A region without members of the pool. */
async function emptyRegion(): Promise<{ country: string; code: string; name: string }> {
  const { rows } = await database.query<{ region: string }>('select distinct region from profiles');
  const taken = new Set(rows.map(({ region }) => region));
  const { body } = await new Visitor(herzfunke).call<{
    regions: Record<string, { code: string; name: string }[]>;
  }>('GET /api/regions.php');
  for (const [country, regions] of Object.entries(body.regions)) {
    const free = regions.find(({ code }) => !taken.has(code));
    if (free) return { country, ...free };
  }
  throw new Error('Somebody lives in every region');
}

type Counted = { key: string; real: number; fictional: number };
const inOrder = (list: Counted[]) =>
  list
    .map(({ key, real, fictional }) => ({ key, real, fictional }))
    .sort((a, b) => a.key.localeCompare(b.key));

/** The database's own count of the members whom the brand may show to search engines. */
async function countedBy(column: string): Promise<Counted[]> {
  const { rows } = await database.query<Counted>(
    `select key, count(*) filter (where not fictional)::int as real,
       count(*) filter (where fictional)::int as fictional
     from profiles cross join unnest(${column}) as key
     where pool = 'demo' and status = 'active' and (fictional or (indexable and shown_to_visitors)) and 'herzfunke' <> all(hidden_brands) and key is not null
     group by key`,
  );
  return inOrder(rows);
}

test('the browse pages are those of the members who are shown, and their counts are true', async () => {
  await database.query(`select pg_notify('vonk', '{"type":"purge","tags":["members:demo"]}')`);
  let seen: unknown;
  let expected: unknown;
  await until(async () => {
    const { regions, interests } = await fetchBrowsePages();
    seen = [inOrder(regions.map(({ code, ...each }) => ({ ...each, key: code }))), inOrder(interests)];
    expected = [await countedBy('array[region]'), await countedBy('interests')];
    return JSON.stringify(seen) === JSON.stringify(expected);
  }).catch(() => undefined);
  expect(seen).toEqual(expected);
});

test('a region lives at the same slug in every language, and its towns are those of its members', async () => {
  const [german, french] = await Promise.all(
    ['de', 'fr'].map(async (locale) => {
      const visitor = new Visitor(herzfunke);
      visitor.setCookie('vonk_locale', locale);
      return (await visitor.call<BrowsePages>('GET /api/hubs.php')).body.regions;
    }),
  );
  const slugs = (pages: RegionPage[] = []) => pages.map(({ slug }) => slug).sort();
  expect(slugs(french)).toEqual(slugs(german));
  const names = (pages: RegionPage[] = []) => pages.map(({ name }) => name);
  expect(names(french)).not.toEqual(names(german));
  const { regions } = await fetchBrowsePages();
  const region = regions.find(({ code }) => code === 'DE-NW') as RegionPage;
  expect(region.slug).toBe('de-nw-nordrhein-westfalen');
  const { rows } = await database.query<{ city: string }>(
    `select distinct city from profiles where region = 'DE-NW' and status = 'active' and show_town`,
  );
  expect(region.towns.length).toBeGreaterThan(0);
  for (const town of region.towns) expect(rows.map(({ city }) => city)).toContain(town);
});

describe('the page of a region', () => {
  test.each(['', '/fr', '/pl'])('shows its members and the way on, below %p', async (prefix) => {
    const { status, text } = await page(`${prefix}/members/in/de-nw-nordrhein-westfalen`);
    expect(status).toBe(200);
    const ids = membersOn(text);
    expect(ids.size).toBeGreaterThan(0);
    expect(ids.size).toBeLessThanOrEqual(8);
    const { rows } = await database.query<{ region: string }>(
      'select distinct region from profiles where id = any($1)',
      [[...ids]],
    );
    expect(rows).toEqual([{ region: 'DE-NW' }]);
    for (const path of ['/members/in', '/members', '/members/in/de-by-bayern'])
      expect(text).toContain(`href="${prefix}${path}"`);
    expect(text).toMatch(/<h1[^>]*>[^<]*Nordrhein-Westfalen/);
  });

  test('says how many real members and fictional profiles there are, apart', async () => {
    const { regions } = await fetchBrowsePages();
    const region = regions.find(({ code }) => code === 'DE-NW') as RegionPage;
    const { text } = await page(regionPagePath(region));
    expect(text).toContain(`${region.real} echte`);
    expect(text).toContain(`${region.fictional} fiktive`);
  });

  test('is a document of 14 KB at most', async () => {
    for (const path of ['/members/in', '/members/in/de-nw-nordrhein-westfalen', '/members/with/cooking']) {
      const { text } = await page(path);
      expect([path, Math.max(gzipSync(text).length, 14 * 1024)]).toEqual([path, 14 * 1024]);
    }
  });

  test('exists from its first member on, and is indexed with enough real ones', async () => {
    const region = await emptyRegion();
    const find = async () => (await fetchBrowsePages()).regions.find(({ code }) => code === region.code);
    expect(await find()).toBeUndefined();
    const home = {
      country: region.country,
      region: region.code,
      city: listCities(region.country as Country)[0]?.name,
    };
    await agreeing(await confirmed('Alice', home), { indexable: true });
    await until(async () => (await find())?.real === 1);
    const { slug } = (await find()) as RegionPage;
    const path = `/members/in/${slug}`;
    const { status, text } = await page(path);
    expect([status, isListed(text)]).toEqual([200, false]);
    expect(text).toContain('1 echtes Mitglied');

    for (let count = 1; count < enoughForIndex; count += 1)
      await agreeing(await confirmed('Bob', home), { indexable: true });
    await until(async () => (await find())?.real === enoughForIndex);
    await until(async () => isListed((await page(path)).text));
  });
});

test.each([
  '/members/in/de-nw',
  '/members/in/de-nw-anything',
  '/members/in/xx-yy-nowhere',
  '/members/with',
  '/members/with/board_games',
  '/members/with/nothing',
])('%s is not found', async (path) => {
  expect((await page(path)).status).toBe(404);
});

test('an address in capitals redirects to the right one', async () => {
  const { status, headers } = await page('/members/in/DE-NW-Nordrhein-Westfalen');
  expect([status, headers.location]).toEqual([301, '/members/in/de-nw-nordrhein-westfalen']);
});

test('the page of an interest shows members who have it', async () => {
  const { interests } = await fetchBrowsePages();
  const [hub] = interests.toSorted((a, b) => b.real - a.real);
  const { status, text } = await page(interestPagePath(hub?.key ?? 'cooking'));
  expect(status).toBe(200);
  expect(isListed(text)).toBe((hub?.real ?? 0) >= enoughForIndex);
  const { rows } = await database.query<{ has: boolean }>(
    'select distinct $2 = any(interests) as has from profiles where id = any($1)',
    [[...membersOn(text)], hub?.key],
  );
  expect(rows).toEqual([{ has: true }]);
});

describe('a brand that shows less', () => {
  test('has no browse pages if its members are only for members', async () => {
    const { host, set } = await copyBrand(database, 'gnista');
    const { regions } = await fetchBrowsePages(host);
    const path = pathOfFirst(regions);
    expect((await page(path, host)).status).toBe(200);
    await set({ logged_out_search: 'no' });
    await until(async () => (await page(path, host)).status === 404);
    expect((await page('/members/in', host)).status).toBe(404);
    expect((await page('/members/with/cooking', host)).status).toBe(404);
    expect(await fetchBrowsePages(host)).toEqual({ regions: [], interests: [] });
  });

  test('has no pages for interests if search is not public', async () => {
    const { id, host, set } = await copyBrand(database, 'gnista');
    const { rows } = await database.query<{ fields: string[] }>(
      `select settings->'search_fields' as fields from brands where id = $1`,
      [id],
    );
    const fields = rows[0]?.fields ?? [];
    await set({ search_fields: fields.filter((field) => field !== 'interests') });
    await until(async () => (await page('/members/with/cooking', host)).status === 404);
    expect((await fetchBrowsePages(host)).interests).toEqual([]);
  });
});

test('the overview leads to every country and interest, and from there to every region', async () => {
  const [{ regions, interests }, overview, members] = await Promise.all([
    fetchBrowsePages(),
    page('/members/in'),
    page('/members'),
  ]);
  expect(overview.status).toBe(200);
  for (const { country, regions: largest } of regionsByCountry(regions)) {
    for (const region of largest) expect(overview.text).toContain(`href="${regionPagePath(region)}"`);
    const { text } = await page(pathOfFirst(largest));
    for (const region of regions.filter((each) => each.country === country))
      expect(text).toContain(`href="${regionPagePath(region)}"`);
  }
  for (const { key } of interests) expect(overview.text).toContain(`href="${interestPagePath(key)}"`);
  expect(members.text).toContain('href="/members/in"');
});
