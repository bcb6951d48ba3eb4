import { demoBrands } from '#demo/brands.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';
import { addPhotos, hashIn, listPhotos } from '#tests/support/own-photos.ts';

const visitor = new Visitor(herzfunke);
const origin = () => `http://${herzfunke}:${stackAddress().frontPort}`;

test.each(
  demoBrands.map(
    ({ hosts, settings }) => [hosts[0] ?? '', settings.support_email, settings.locales] as const,
  ),
)('%s has a security.txt with its own contact, for some time to come', async (host, email, locales) => {
  const { status, headers, text } = await new Visitor(host).get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect([...fields.keys()].sort()).toEqual(['Canonical', 'Contact', 'Expires', 'Preferred-Languages']);
  expect(fields.get('Contact')).toBe(`mailto:${email}`);
  expect(fields.get('Preferred-Languages')).toBe(locales.join(', '));
  expect(fields.get('Canonical')).toMatch(new RegExp(`^http://${host}:\\d+/\\.well-known/security\\.txt$`));
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test('change-password redirects to its part of the settings', async () => {
  const { status, headers } = await visitor.get('/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, '/settings#account']);
  expect((await visitor.get('/.well-known/anything-else')).status).toBe(404);
});

test.each([
  ['/DE', { 'x-forwarded-proto': 'https' }, true],
  ['/DE', {}, false],
])('the cookie of %s with %o is only for https: %p', async (path, headers, expected) => {
  const answer = await visitor.get(path, { headers });
  const lines = [answer.headers['set-cookie'] ?? []].flat();
  expect(lines.length).toBe(1);
  expect(lines.every((line) => /; Secure/.test(line))).toBe(expected);
});

test('the sitemap names the photo of a listed member, once others see it', async () => {
  const alice = await confirmed('Alice');
  await addPhotos(alice, 1);
  const [photo] = await listPhotos(alice.visitor);
  await alice.visitor.call('PUT /api/visibility.php', { body: { indexable: true } });
  const loc = `<image:loc>${origin()}/photos/${hashIn(photo?.filename)}-large.webp</image:loc>`;
  await until(async () => (await visitor.get('/sitemaps/members-1.xml')).text.includes(loc));

  const gnista = new Visitor('gnista.localhost');
  const selma = await confirmed('Selma', {}, 'gnista.localhost');
  await addPhotos(selma, 1);
  await selma.visitor.call('PUT /api/visibility.php', { body: { indexable: true } });
  const sitemap = async () => (await gnista.get('/sitemaps/members-1.xml')).text;
  await until(async () => (await sitemap()).includes(`/members/${selma.user.profile.id}<`));
  const [waiting] = await listPhotos(selma.visitor);
  expect(await sitemap()).not.toContain(hashIn(waiting?.filename));
});
