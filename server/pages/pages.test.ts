import { setTimeout as sleep } from 'node:timers/promises';
import { backendBreaker } from '../../lib/upstream/breaker.ts';
import { markOutage } from '../../lib/upstream/failures.ts';
import { codings } from '../http/compress.ts';
import { PageCache } from './page-cache.ts';
import { pageCounters } from './page-counters.ts';
import { pageEntry } from './page-entry.ts';
import { Pages } from './pages.ts';
import { PurgeLog } from './purge-log.ts';
import type { PageRequest, Rendered } from './render-page.ts';

const request: PageRequest = {
  page: { internalPath: '/herzfunke/de' },
  host: 'herzfunke.localhost',
  path: '/',
  rsc: null,
};

function rendered(
  text: string,
  over: { status?: number; freshFor?: number; storable?: boolean } = {},
): Rendered {
  const { status = 200, freshFor = 60_000, storable = true } = over;
  const answer = { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) };
  const options = {
    tags: ['brand:herzfunke'],
    freshUntil: Date.now() + freshFor,
    isDevelopment: false,
  };
  return { entry: pageEntry(answer, options), storable };
}

function setUp(render: (request: PageRequest) => Promise<Rendered>, timeoutMs = 200) {
  const cache = new PageCache(1e6);
  const purges = new PurgeLog();
  return { cache, purges, pages: new Pages({ cache, purges, render, timeoutMs }) };
}

const cachedBody = (pages: Pages) => pages.getCached('key', () => request, Date.now())?.body.toString();

it('renders once however many wait', async () => {
  let renders = 0;
  const { pages } = setUp(async () => {
    renders++;
    await sleep(10);
    return rendered('a');
  });
  await Promise.all(Array.from({ length: 20 }, () => pages.get('key', request)));
  expect(renders).toBe(1);
  expect(cachedBody(pages)).toBe('a');
});

it('has the form that browsers take when the first visitor gets it', async () => {
  const { pages, cache } = setUp(async () => rendered('text '.repeat(500)));
  const entry = await pages.get('key', request);
  if (!entry) throw new Error('There is no page');
  const [best] = codings;
  expect(entry[best]).not.toBeNull();
  expect(entry.gzip).toBeNull();
  const { bytes } = cache.size;
  await Promise.all([pages.pack('key', entry, 'gzip'), pages.pack('key', entry, 'gzip')]);
  expect(cache.size.bytes - bytes).toBe(entry.gzip?.length);
});

it('does not let a visitor after a purge wait for a render from before it', async () => {
  let renders = 0;
  const { pages, purges } = setUp(async () => {
    const mine = ++renders;
    await sleep(10);
    return rendered(String(mine));
  });
  const early = pages.get('key', request);
  purges.note(['brand:herzfunke']);
  const late = pages.get('key', request);
  expect([(await early)?.body.toString(), (await late)?.body.toString()]).toEqual(['1', '2']);
});

it('serves an expired page at once and makes a new one behind it', async () => {
  let text = 'old';
  const { pages } = setUp(async () => rendered(text, { freshFor: text === 'old' ? -1 : 60_000 }));
  await pages.get('key', request);
  text = 'new';
  expect(cachedBody(pages)).toBe('old');
  await sleep(5);
  expect(cachedBody(pages)).toBe('new');
});

it('serves the old page while the new one fails, and null without one', async () => {
  let works = true;
  const { pages } = setUp(async () => {
    if (works) return rendered('old', { freshFor: -20 * 60_000 });
    return rendered('', { status: 500, storable: false });
  });
  await pages.get('key', request);
  works = false;
  expect(cachedBody(pages)).toBeUndefined();
  expect((await pages.get('key', request))?.body.toString()).toBe('old');
  expect(await pages.get('other', request)).toBeNull();
});

it('caches no errors, and drops a page that is gone', async () => {
  let status = 200;
  const { pages, cache } = setUp(async () =>
    rendered('x', { status, storable: status === 200, freshFor: -1 }),
  );
  await pages.get('key', request);
  status = 404;
  expect((await pages.get('key', request))?.status).toBe(404);
  expect(cache.size.entries).toBe(0);
});

it('waits at most for its timeout', async () => {
  const { pages } = setUp(() => new Promise(() => undefined));
  expect(pages.failureStatus()).toBe(500);
  expect(await pages.get('key', request)).toBeNull();
  // Retrying may succeed: the page is not broken.
  expect(pages.failureStatus()).toBe(503);
});

it('waits for a page that takes long, and gives it up within three seconds where the backend has failed meanwhile', async () => {
  jest.useFakeTimers();
  try {
    const { pages } = setUp(() => new Promise(() => undefined), 10_000);
    // Earlier failures do not affect this page.
    markOutage();
    await jest.advanceTimersByTimeAsync(1);
    let isOver = false;
    const page = pages.get('key', request).finally(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(isOver).toBe(false);
    markOutage();
    await jest.advanceTimersByTimeAsync(100);
    expect([isOver, await page]).toEqual([true, null]);

    const late = pages.get('other', request);
    await jest.advanceTimersByTimeAsync(2_500);
    markOutage();
    await jest.advanceTimersByTimeAsync(300);
    expect(await late).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

it('counts hits, stale answers and misses', async () => {
  const before = { ...pageCounters };
  let freshFor = 60_000;
  const { pages } = setUp(async () => rendered('x', { freshFor }));
  expect(cachedBody(pages)).toBeUndefined();
  await pages.get('key', request);
  cachedBody(pages);
  cachedBody(pages);
  freshFor = -1;
  await pages.get('key', request);
  cachedBody(pages);
  const counted = { hit: 2, stale: 1, miss: 2 };
  for (const kind of ['hit', 'stale', 'miss'] as const)
    expect(pageCounters[kind] - before[kind]).toBe(counted[kind]);
});

it('serves an old page while no backend may be called, and not while one may', async () => {
  const urls = ['http://127.0.0.1:7', 'http://127.0.0.1:9'];
  const before = process.env.BACKEND_URL;
  process.env.BACKEND_URL = urls.join(',');
  const { pages } = setUp(async () => rendered('old', { freshFor: -60 * 60 * 1000 }));
  await pages.get('key', request);
  const open = (url: string) => {
    for (let nth = 0; nth < 10; nth += 1) backendBreaker(url).timedOut(Date.now());
  };
  try {
    expect(cachedBody(pages)).toBeUndefined();
    open(urls[0] ?? '');
    expect(cachedBody(pages)).toBeUndefined();
    open(urls[1] ?? '');
    expect(cachedBody(pages)).toBe('old');
    backendBreaker(urls[0] ?? '').answered();
    expect(cachedBody(pages)).toBeUndefined();
  } finally {
    for (const url of urls) backendBreaker(url).answered();
    if (before === undefined) delete process.env.BACKEND_URL;
    else process.env.BACKEND_URL = before;
  }
});

it('renders three pages at once for a network, and serves cached ones meanwhile', async () => {
  let underWay = 0;
  let maxUnderWay = 0;
  const { pages } = setUp(async () => {
    maxUnderWay = Math.max(maxUnderWay, ++underWay);
    await sleep(5);
    underWay -= 1;
    return rendered('a');
  }, 10_000);
  await pages.get('key', request);
  const asker = { network: '203.0.113.7' };
  const searches = Array.from({ length: 20 }, (_, nth) => pages.get(`search ${nth}`, request, asker));
  expect(cachedBody(pages)).toBe('a');
  expect((await Promise.all(searches)).every((entry) => entry !== null)).toBe(true);
  expect(maxUnderWay).toBe(3);
});

it('ends what waits for its turn longer than the page may take', async () => {
  let started = 0;
  const { pages } = setUp(() => {
    started += 1;
    return new Promise(() => undefined);
  });
  const asker = { network: '203.0.113.7' };
  const searches = Array.from({ length: 12 }, (_, nth) => pages.get(`search ${nth}`, request, asker));
  expect(await Promise.all(searches)).toEqual(Array(12).fill(null));
  // Three, and at most three more while the others are timing out.
  expect(started).toBeLessThanOrEqual(6);
  expect(pages.failureStatus()).toBe(503);
});
