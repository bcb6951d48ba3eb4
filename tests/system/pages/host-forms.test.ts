import type { Settings } from '#lib/contract/brands/brands.ts';
import { sample } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { rawGet, rawRequest } from '#tests/support/raw-request.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { herzfunke, vlinder } from '#tests/support/cast.ts';

/** A brand responds only on its own hosts, whatever host other headers name. */

const gnista = 'gnista.localhost';
const brands = [
  { host: herzfunke, name: 'Herzfunke', others: ['Vlinder', 'Gnista'] },
  { host: vlinder, name: 'Vlinder', others: ['Herzfunke', 'Gnista'] },
  { host: gnista, name: 'Gnista', others: ['Herzfunke', 'Vlinder'] },
];
const routes = [
  '/',
  '/members',
  '/pages/faq',
  '/login',
  '/landers/video',
  '/robots.txt',
  '/api/settings.php',
  '/nowhere',
];

/** Unknown hosts; each is requested with every route. */
const unknown = (host: string) => [
  'evil.example',
  `${host}.evil.example`,
  `evil-${host}`,
  `${host}evil.example`,
  `.${host}`,
  `www.${host}`,
  `${host}:80:80`,
  `${host}:`,
  `${host}:999999`,
  `${host}:-1`,
  `${host}:80@evil.example`,
  `evil.example@${host}`,
  `user:secret@${host}`,
  `${host}/`,
  `${host}/../evil.example`,
  `${host}?evil.example`,
  `${host}#evil.example`,
  `${host}%00.evil.example`,
  `${host}%2eevil.example`,
  `http://${host}`,
  `${host}, evil.example`,
  `evil.example, ${host}`,
  `${host} evil.example`,
  `"${host}"`,
  `[${host}]`,
  '[::ffff:127.0.0.1]',
  '127.0.0.2',
  '0.0.0.0',
  '2130706433',
  'localhost.localdomain',
  'herzfunke',
  '',
];

/** Forwarding headers of proxies, all naming the other brand. */
const forwarded = (other: string): Record<string, string>[] => [
  { 'x-forwarded-host': other },
  { 'x-forwarded-host': `${other}, ${other}` },
  { 'x-forwarded-server': other },
  { 'x-host': other },
  { 'x-original-host': other },
  { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': other },
  { forwarded: `host=${other};proto=https` },
  { forwarded: `for=1.2.3.4;host="${other}"` },
  { 'x-http-host-override': other },
  { 'x-original-url': `http://${other}/` },
  { 'x-rewrite-url': '/vlinder/nl' },
  { 'x-vonk-brand': 'gnista' },
  { 'x-vonk-page': '/gnista/sv' },
  { 'x-middleware-rewrite': '/gnista/sv' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-forwarded-port': '1', 'x-forwarded-proto': 'javascript' },
];

/** Links and texts of another brand in a response, except `known`. */
const foreign = (text: string, others: string[], known: string[] = []) => {
  const rest = known.reduce((remainder, words) => remainder.replaceAll(words, ''), text);
  return others.filter((name) => rest.includes(name) || rest.includes(`${name.toLowerCase()}.localhost`));
};

/** Intended mentions of another brand: its company's trade names and its own sister sites. */
async function namedOnPurpose(host: string) {
  const { text } = await new Visitor(host).get('/api/settings.php');
  const { advertisements, deletion_partner, shared_with } = JSON.parse(text) as Settings;
  return [
    'Herzfunke, Vlinder, Gnista, Vonk',
    JSON.stringify(advertisements),
    `"deletion_partner":${JSON.stringify(deletion_partner)}`,
    `"shared_with":${JSON.stringify(shared_with)}`,
    ...advertisements.flatMap(({ title, url }) => [title, url]),
  ];
}

describe.each(sample(brands))('$host', ({ host, name, others }) => {
  let known: string[];
  beforeAll(async () => {
    known = await namedOnPurpose(host);
  });

  test('is its own brand on every route', async () => {
    for (const route of routes) {
      const { status, text, headers } = await new Visitor(host).get(route);
      expect({ route, known: status !== 421 && status < 500 }).toEqual({ route, known: true });
      expect({ route, foreign: foreign(text + JSON.stringify(headers), others, known) }).toEqual({
        route,
        foreign: [],
      });
    }
    expect((await new Visitor(host).get('/')).text).toContain(name);
  });

  test.each(unknown(host))('a host written as "%s" has no brand', async (written) => {
    for (const route of routes) {
      const answer = await rawRequest(rawGet(route, `Host: ${written}`));
      expect([400, 421]).toContain(answer.status);
      expect(answer.head).not.toMatch(/^(?:set-cookie|location):/im);
      expect(foreign(answer.body, [name, ...others])).toEqual([]);
    }
  });

  test.each([
    ['in large letters', (own: string) => own.toUpperCase()],
    ['with any port', (own: string) => `${own}:81`],
  ])('its host %s is the same brand', async (_how, write) => {
    const { status, body } = await rawRequest(rawGet('/', `Host: ${write(host)}`), { timeoutMs: 5_000 });
    expect(status).toBe(200);
    expect(body).toContain(name);
    expect(foreign(body, others, known)).toEqual([]);
  });

  test('its host with a final dot leads to the one without', async () => {
    const { status, head } = await rawRequest(rawGet('/members', `Host: ${host}.:81`));
    expect(status).toBe(301);
    expect(head).toMatch(new RegExp(`^location: http://${host}:81/members\r?$`, 'im'));
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
  });

  test('two hosts in one request are refused', async () => {
    for (const lines of [
      [`Host: ${host}`, 'Host: evil.example'],
      ['Host: evil.example', `Host: ${host}`],
      [`Host: ${host}`, `Host: ${host === vlinder ? herzfunke : vlinder}`],
    ]) {
      expect([400, 421]).toContain((await rawRequest(rawGet('/', ...lines))).status);
    }
  });

  test('no host, or an address in place of a path, is refused', async () => {
    expect((await rawRequest(rawGet('/'))).status).toBe(400);
    for (const path of [`http://${host}/`, 'http://evil.example/', '*', 'evil.example:443'])
      expect((await rawRequest(rawGet(path, `Host: ${host}`))).status).toBe(400);
  });

  const elsewhere = host === vlinder ? herzfunke : vlinder;

  test.each(forwarded(elsewhere))('%j does not change the brand', async (headers) => {
    const visitor = new Visitor(host);
    for (const route of routes) {
      // Once for this response, once for what it may have left in the cache.
      const reply = await visitor.get(route, { headers });
      const later = await new Visitor(host).get(route);
      for (const { status, text, headers: given } of [reply, later]) {
        expect({ route, status: status < 500 && status !== 421 }).toEqual({ route, status: true });
        const response = text + String(given.location ?? '') + String(given['set-cookie'] ?? '');
        expect({ route, foreign: foreign(response, others, known) }).toEqual({ route, foreign: [] });
        expect(response).not.toMatch(/javascript:\/\/|localhost:1\b/);
      }
    }
  });
});

test('an odd port does not stay in a cached page', async () => {
  const path = '/pages/terms';
  await rawRequest(rawGet(path, `Host: ${herzfunke}:6666`), { timeoutMs: 5_000 });
  const { text } = await new Visitor(herzfunke).get(path);
  expect(text).not.toContain('6666');
});

test('an internal path of another brand is not found', async () => {
  const visitor = new Visitor(herzfunke);
  const paths = [
    '/vlinder/nl',
    '/gnista/sv/members',
    '/herzfunke/de',
    '/herzfunke/de/members',
    '/members/search/x',
    '/status/404',
    '/vlinder',
    '/%76linder/nl',
  ];
  for (const path of paths)
    expect({ path, status: (await visitor.get(path)).status }).toEqual({ path, status: 404 });
});

test('the backend itself knows no host, only the brand named by a front', async () => {
  const { backendPort, frontKey } = stackAddress();
  const ask = (headers: Record<string, string>) =>
    new Visitor(herzfunke, backendPort).get('/api/settings.php', { headers });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ 'x-vonk-brand': 'herzfunke' })).status).toBe(403);
  const { status, text } = await ask({ 'x-vonk-key': frontKey, 'x-vonk-brand': 'gnista' });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ brand: 'gnista', domain: 'gnista.localhost' });
});
