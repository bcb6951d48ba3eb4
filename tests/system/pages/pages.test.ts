import { readable } from '#tests/support/page-words.ts';
import { demoBrands } from '#demo/brands.ts';
import { sample } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractHead } from '#tests/support/robots-meta.ts';
import { aSecond, until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';

const brands = demoBrands.map(({ name, domainLanguage, hosts }) => ({
  name,
  language: domainLanguage,
  host: hosts[0] ?? '',
}));

describe.each(sample(brands))('$name', ({ host, name, language }) => {
  test.each(['/', '/members', '/members/1', '/pricing', '/pages/terms', '/imprint'])(
    '%s is complete without cookies and scripts',
    async (path) => {
      const { status, text, headers } = await new Visitor(host).get(path);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      const canonical = new RegExp(`<link rel="canonical" href="http[^"]+${path === '/' ? '/?' : path}"`);
      expect({
        language: text.includes(`<html lang="${language}"`),
        title: /<title>[^<]{5,}<\/title>/.test(text),
        description: /<meta name="description" content="[^"]{20,}"/.test(text),
        canonical: canonical.test(text),
        brand: text.includes(name),
      }).toEqual({ language: true, title: true, description: true, canonical: true, brand: true });
      expect(readable(text).length).toBeGreaterThan(600);
    },
  );

  test('shows members in the page itself, fictional ones labelled', async () => {
    const { text } = await new Visitor(host).get('/members');
    const links = new Set([...text.matchAll(/href="\/members\/(\d+)"/g)].map(([, id]) => id));
    expect(links.size).toBe(24);
    const { rows } = await database.query<{ count: string }>(
      'select count(*) from profiles where fictional and id = any($1)',
      [[...links]],
    );
    const { body } = await new Visitor(host).call<{ fictional_singular: string }>('GET /api/settings.php');
    const labels = readable(text).split(body.fictional_singular).length - 1;
    expect(labels).toBeGreaterThanOrEqual(Number(rows[0]?.count));
  });

  test.each(['/no-such-page', '/members/999999999', '/members/abc', '/no-such.file'])(
    '%s is a 404 with a page of the brand',
    async (path) => {
      const { status, text } = await new Visitor(host).get(path);
      expect({
        status,
        language: text.includes(`<html lang="${language}"`),
        brand: text.includes(name),
        wayHome: /<a [^>]*href="\/"/.test(text),
      }).toEqual({ status: 404, language: true, brand: true, wayHome: true });
    },
  );

  test('an erased member is 410', async () => {
    const { rows } = await database.query<{ id: number }>(
      `select id from profiles where status = 'deleted' order by id limit 1`,
    );
    const { status, text } = await new Visitor(host).get(`/members/${rows[0]?.id}`);
    expect([status, extractHead(text).robots]).toEqual([410, 'noindex']);
  });
});

test('the title of an error page is its message, in the words of the specification', async () => {
  const { text } = await new Visitor('localhost').get('/no-such-page');
  expect(text).toMatch(/<title>This page could not be found/);
  expect(text).toMatch(/<h1[^>]*>This page could not be found/);
  expect(readable(text)).toContain('Go back to home');
});

test('the login leads to a new password', async () => {
  const { text } = await new Visitor(herzfunke).get('/login');
  expect(text).toMatch(/<a [^>]*href="\/reset-password"[^>]*>Passwort vergessen\?<\/a>/);
});

test.each([
  ['localhost', '/', true],
  ['localhost', '/de', false],
  [herzfunke, '/en', false],
])('whether %s%s has the notice for the United States: %s', async (host, path, expected) => {
  const { text } = await new Visitor(host).get(path);
  expect(text.includes('Notice for the United States')).toBe(expected);
});

describe('the language', () => {
  test('a prefix chooses it, and the own language has none', async () => {
    const visitor = new Visitor(herzfunke);
    expect((await visitor.get('/fi/members')).text.includes('<html lang="fi"')).toBe(true);
    const own = await visitor.get('/de/members');
    expect([own.status, own.headers.location]).toEqual([301, '/members']);
  });

  test('the cookie redirects to the prefix, uncached', async () => {
    const visitor = new Visitor(herzfunke);
    visitor.setCookie('vonk_locale', 'sv');
    const { status, headers } = await visitor.get('/members');
    expect([status, headers.location, headers['cache-control']]).toEqual([307, '/sv/members', 'no-store']);
  });

  test("the brand's own language weighs more than the browser's", async () => {
    const { text } = await new Visitor(herzfunke).get('/', { headers: { 'accept-language': 'fr' } });
    expect(text.includes('<html lang="de"')).toBe(true);
  });
});

describe('how long a page may be cached', () => {
  test('the second visitor gets the cached bytes, in the accepted encoding', async () => {
    const first = await new Visitor(herzfunke).get('/members/2');
    const again = await new Visitor(herzfunke).get('/members/2', {
      headers: { 'if-none-match': first.headers.etag },
    });
    expect(again.status).toBe(304);
    const pack = () => new Visitor(herzfunke).get('/members/2', { headers: { 'accept-encoding': 'gzip' } });
    // Compression happens after the first responses.
    await until(async () => (await pack()).headers['content-encoding'] === 'gzip');
    const packed = await pack();
    expect(packed.bytes.length).toBeLessThan(first.bytes.length / 2);
  });

  test('a change of a member is on the page within a second', async () => {
    const alice = await confirmed('Alice');
    const visitor = new Visitor(herzfunke);
    const path = `/members/${alice.user.profile.id}`;
    expect((await visitor.get(path)).text.includes('Seit heute mit Hund.')).toBe(false);
    await alice.visitor.call('PUT /api/profile.php', { body: { about_me: 'Seit heute mit Hund.' } });
    await until(async () => (await visitor.get(path)).text.includes('Seit heute mit Hund.'), aSecond);
  });

  test('a page for members redirects to the login and back', async () => {
    const { status, headers } = await new Visitor(herzfunke).get('/chats');
    expect([status, headers.location]).toEqual([307, '/login?next=%2Fchats']);
  });
});
