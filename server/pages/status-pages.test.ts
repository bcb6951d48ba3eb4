import { locales } from '../../lib/i18n/locales.ts';
import { brandTable } from '../../lib/site/brands.ts';
import { log } from '../http/log.ts';
import { pageEntry } from './page-entry.ts';
import type { Rendered } from './render-page.ts';
import { StatusPages } from './status-pages.ts';

const table = brandTable([
  {
    id: 'herzfunke',
    name: 'Herz & Funke',
    hosts: ['herzfunke.localhost'],
    domain_language: 'de',
    locales: [...locales],
    pool: 'demo',
    cdn_prefix: '',
  },
]);
const brand = [...table.byId.values()][0];
if (!brand) throw new Error('The brand is missing');

const rendered = (text: string, status = 200): Rendered => ({
  entry: pageEntry(
    { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) },
    { tags: [], freshUntil: 0, isDevelopment: false },
  ),
  storable: true,
});

const hanging = () => new Promise<never>(() => undefined);

// Errors are expected here.
beforeAll(() => {
  log.level = 'silent';
});

it('renders 404, 405, 410, 429, 500 and 503 in the brand’s design, once, each with its status', async () => {
  const paths: string[] = [];
  const pages = new StatusPages(async ({ page }) => {
    paths.push(page.internalPath);
    return rendered(page.internalPath);
  });
  await pages.require(brand, 'fi', 404);
  await pages.require(brand, 'fi', 405);
  await pages.require(brand, 'fi', 410);
  await pages.prepare(brand, 'fi');
  expect(paths).toEqual([404, 405, 410, 429, 500, 503].map((status) => `/herzfunke/fi/status/${status}`));
  for (const status of [404, 405, 410, 429, 500, 503] as const) {
    const { status: sent, body } = pages.get(brand, 'fi', status);
    expect([sent, body.toString()]).toEqual([status, `/herzfunke/fi/status/${status}`]);
  }
});

it('shows a plain sentence with a link home where the own page failed', async () => {
  const pages = new StatusPages(() => Promise.reject(new Error('the backend is away')));
  const { status, body } = await pages.require(brand, 'de', 404);
  expect(status).toBe(404);
  expect(body.toString()).toContain('<h1>Diese Seite wurde nicht gefunden.</h1>');
  expect(body.toString()).toContain('<a href="/">Zur Startseite</a>');
  expect(body.toString()).toContain('<title>Herz &#38; Funke · 404</title>');
});

it('waits neither for pages of other statuses, nor long for the requested one', async () => {
  const paths: string[] = [];
  const pages = new StatusPages(({ page }) => {
    paths.push(page.internalPath);
    return paths.length > 1 ? hanging() : Promise.resolve(rendered('dressed'));
  }, 50);
  const both = await Promise.all([1, 2].map(() => pages.require(brand, 'de', 404)));
  expect(both.map(({ body }) => body.toString())).toEqual(['dressed', 'dressed']);
  expect(paths.filter((path) => path.endsWith('/404'))).toHaveLength(1);

  const { status, body } = await pages.require(brand, 'fi', 404);
  expect([status, body.toString().includes('<html lang="fi"')]).toEqual([404, true]);
});

it('does not wait for a page twice', async () => {
  const wait = 600_000;
  const { status, body } = await new StatusPages(hanging, wait).require(brand, 'sv', 404, Date.now() - wait);
  expect([status, body.toString().includes('<html lang="sv"')]).toEqual([404, true]);
});

it('has that sentence in every language', () => {
  const pages = new StatusPages(() => Promise.reject(new Error('the backend is away')));
  const texts = locales.map((locale) => pages.get(brand, locale, 500).body.toString());
  expect(texts.map((text) => /<html lang="(..)"/.exec(text)?.[1])).toEqual([...locales]);
  expect(new Set(texts.map((text) => /<h1>(.+?)<\/h1>/.exec(text)?.[1])).size).toBe(locales.length);
});

it('rebuilds outdated ones, and serves the old ones until then', async () => {
  let version = 'old';
  const pages = new StatusPages(async () => rendered(version));
  await pages.prepare(brand, 'de');
  version = 'new';
  await pages.prepare(brand, 'de');
  pages.outdate();
  expect(pages.get(brand, 'de', 404).body.toString()).toBe('old');
  await pages.prepare(brand, 'de');
  expect(pages.get(brand, 'de', 404).body.toString()).toBe('new');
});

it('rebuilds outdated ones on request, with pauses while that fails', async () => {
  let attempts = 0;
  let version: string | null = 'old';
  const pages = new StatusPages(async () => {
    attempts += 1;
    if (version === null) throw new Error('the backend is away');
    return rendered(version);
  });
  const shown = async () => (await pages.require(brand, 'de', 404)).body.toString();
  expect(await shown()).toBe('old');
  await pages.prepare(brand, 'de');
  pages.outdate();
  version = 'new';
  await shown();
  await new Promise(setImmediate);
  expect(await shown()).toBe('new');

  pages.outdate();
  version = null;
  attempts = 0;
  for (let visit = 0; visit < 5; visit += 1) {
    expect(await shown()).toBe('new');
    await new Promise(setImmediate);
  }
  expect(attempts).toBe(1);
});
