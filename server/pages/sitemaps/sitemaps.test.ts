import { gunzipSync } from 'node:zlib';
import { PageCache } from '../page-cache.ts';
import { PurgeLog } from '../purge-log.ts';
import { brandInTest, overviewInTest } from '#tests/support/screens/sitemap-overview.ts';
import { isSitemapPath, Sitemaps } from './sitemaps.ts';

const brand = brandInTest();
const origin = 'https://herzfunke.de';
const changed = '2026-02-10T00:00:00.000Z';

function setUp({ urls = 4 } = {}) {
  const cache = new PageCache(1e7);
  const purges = new PurgeLog();
  const requests: string[] = [];
  const state = { overview: overviewInTest, isAway: false };
  const check = () => {
    if (state.isAway) throw new Error('away');
  };
  const sitemaps = new Sitemaps({
    cache,
    purges,
    urls,
    reading: {
      overview: async (_, size) => {
        requests.push(`overview of ${size}`);
        check();
        return state.overview;
      },
      members: async (_, after, size) => {
        requests.push(`${size} after ${after}`);
        check();
        return [1, 2].map((nth) => ({ id: after + nth, changed, image: null }));
      },
    },
  });
  const purge = (tags: string[]) => {
    purges.note(tags);
    cache.purge(tags);
  };
  const text = async (path: string, at = origin) => (await sitemaps.get(brand, path, at))?.body.toString();
  return { sitemaps, requests, state, purge, text };
}

const addresses = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('has as many parts as needed, within the limit of addresses', async () => {
  const { text } = setUp();
  const parts = addresses(await text('/sitemap.xml'));
  expect(parts.filter((address) => address?.includes('members'))).toEqual([
    `${origin}/sitemaps/members-1.xml`,
    `${origin}/sitemaps/members-2.xml`,
    `${origin}/sitemaps/members-3.xml`,
  ]);
  const listed: string[] = [];
  for (const part of parts) {
    const found = addresses(await text(new URL(part ?? '').pathname));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(4);
    listed.push(...found.map(String));
  }
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(
    expect.arrayContaining([`${origin}/`, `${origin}/fr/members/41`, `${origin}/members/in`]),
  );
});

it('knows where a part of the members begins', async () => {
  const { text, requests } = setUp();
  expect(addresses(await text('/sitemaps/members-2.xml'))).toEqual([
    `${origin}/members/41`,
    `${origin}/fr/members/41`,
    `${origin}/members/42`,
    `${origin}/fr/members/42`,
  ]);
  expect(requests).toEqual(['overview of 2', '2 after 40']);
});

it.each(['/sitemaps/members-4.xml', '/sitemaps/pages-99.xml', '/sitemaps/hubs-99.xml'])(
  'has no part %s',
  async (path) => {
    expect(await setUp().text(path)).toBeUndefined();
  },
);

it.each(['/sitemaps/members-0.xml', '/sitemaps/others-1.xml', '/sitemaps/', '/sitemaps/members-1.xml.gz'])(
  'does not take %s for one',
  (path) => {
    expect(isSitemapPath(path)).toBe(false);
  },
);

it('makes each once however many ask, and compressed', async () => {
  const { sitemaps, requests } = setUp({ urls: 5_000 });
  const ask = () => sitemaps.get(brand, '/sitemap.xml', origin);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(await ask()).toBe(first);
  expect(second).toBe(first);
  expect(requests).toHaveLength(1);
  expect(gunzipSync(first?.gzip ?? Buffer.alloc(0)).equals(first?.body ?? Buffer.alloc(1))).toBe(true);
  expect(first?.br).not.toBeNull();
});

it.each([['indexing:demo'], ['brand:herzfunke']])('rebuilds them after a purge of %s', async (tag) => {
  const { text, requests, purge } = setUp();
  await text('/sitemaps/members-1.xml');
  purge(['members:demo', 'member:7']);
  await text('/sitemaps/members-1.xml');
  expect(requests).toHaveLength(2);
  purge([tag]);
  await text('/sitemaps/members-1.xml');
  expect(requests).toHaveLength(4);
});

it('stores nothing requested before a purge', async () => {
  const { sitemaps, requests, purge } = setUp();
  const early = sitemaps.get(brand, '/sitemap.xml', origin);
  purge(['indexing:demo']);
  await early;
  await sitemaps.get(brand, '/sitemap.xml', origin);
  expect(requests).toHaveLength(2);
});

it('writes addresses under the requested origin', async () => {
  const { text } = setUp();
  await text('/sitemap.xml');
  const there = 'http://herzfunke.localhost:3000';
  expect(addresses(await text('/sitemap.xml', there)).every((each) => each?.startsWith(there))).toBe(true);
});

it('says so while the backend is away, and works once it is back', async () => {
  const { text, state } = setUp();
  state.isAway = true;
  await expect(text('/sitemap.xml')).rejects.toThrow('away');
  state.isAway = false;
  expect(await text('/sitemap.xml')).toContain('<sitemapindex');
});
