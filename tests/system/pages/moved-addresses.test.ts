import { stackDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractHead } from '#tests/support/robots-meta.ts';
import { getOrigin, stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { changeSettings, copyBrand } from '#tests/support/brand-copy.ts';
import { herzfunke } from '#tests/support/cast.ts';

const database = stackDatabase();
const former = 'herzfunke-frueher.example';

/** Makes fronts and backends reload their brands. */
const announce = () =>
  database.query(`select pg_notify('vonk', $1)`, [
    JSON.stringify({ type: 'purge', tags: ['brand:herzfunke'] }),
  ]);

afterAll(async () => {
  await database.query('delete from brand_hosts where host = $1', [former]);
  await announce();
  await database.end();
});

test('a former host of a brand redirects to the same page of its primary one', async () => {
  expect((await new Visitor(former).get('/')).status).toBe(421);
  await database.query(
    `insert into brand_hosts (host, brand_id, is_primary) values ($1, 'herzfunke', false)`,
    [former],
  );
  await announce();
  const visitor = new Visitor(former);
  await until(async () => (await visitor.get('/')).status === 301);

  const origin = `http://${herzfunke}:${stackAddress().frontPort}`;
  visitor.setCookie('vonk_locale', 'sv');
  const { status, headers } = await visitor.get('/fr/members?ref=7');
  expect([status, headers.location]).toEqual([301, `${origin}/fr/members?ref=7`]);
  expect(headers['set-cookie']).toBeUndefined();
  expect((await visitor.get('/fr/no/such/page')).status).toBe(404);
  expect((await visitor.get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

describe('a brand whose domain has no language', () => {
  let origin: string;
  let visitor: Visitor;
  const ask = (path: string, language?: string) =>
    visitor.get(path, language ? { headers: { 'accept-language': language } } : {});

  beforeAll(async () => {
    const { id, host } = await copyBrand(database, 'gnista');
    await database.query(`update brands set domain_language = null where id = $1`, [id]);
    await changeSettings(database, id, {});
    origin = getOrigin(host);
    visitor = new Visitor(host);
    await until(async () => (await ask('/pricing')).status === 307);
  });

  test.each(['sv', 'de', 'fr'])('has an address for %s, for visitors of any language', async (locale) => {
    const { status, text } = await ask(`/${locale}/members`, 'pl');
    const { lang, canonical, alternates } = extractHead(text);
    expect([status, lang]).toEqual([200, locale]);
    expect(canonical).toBe(`${origin}/${locale}/members`);
    expect(alternates).toMatchObject({
      sv: `${origin}/sv/members`,
      de: `${origin}/de/members`,
      'x-default': `${origin}/members`,
    });
    // No link of the page has a bare path either.
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !/^\/[a-z]{2}(?:\/|$|\?|#)/.test(href))).toEqual([]);
  });
});
