import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rawRequest } from '#tests/support/raw-request.ts';
import { Visitor, type Answer } from '#tests/support/http.ts';
import { confirmed, herzfunke, password, someFictional, type Person } from '#tests/support/cast.ts';

let alice: Person;
const visitor = new Visitor(herzfunke);
beforeAll(async () => {
  alice = await confirmed('Alice');
});

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
};

const documents = {
  ...always,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Directives of a policy by name. */
const directives = ({ headers }: Answer) =>
  new Map(
    String(headers['content-security-policy'] ?? '')
      .split('; ')
      .map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)] as const),
  );

const pages = [
  '/',
  '/members',
  '/login',
  '/signup',
  '/pricing',
  '/pages/faq',
  '/landers/video',
  '/landers/tinderswipe',
  '/nowhere',
  '/members/99999999999999999999',
];

test.each(pages)('%s has every header and a strict policy', async (path) => {
  const answer = await visitor.get(path);
  expect(answer.headers).toMatchObject(documents);
  expect(answer.headers['permissions-policy']).toContain('camera=()');
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(answer.headers.server).toBeUndefined();
  const policy = directives(answer);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  const scripts = policy.get('script-src') ?? [];
  expect(scripts.filter((each) => each !== "'self'" && !/^'sha256-[\w+/]+=*'$/.test(each))).toEqual([]);
  expect(answer.text).not.toMatch(/<[^>]+\son[a-z]+\s*=\s*["']/i);
});

test('redirects, refusals, files and probes have theirs', async () => {
  const answers: [string, Promise<Answer>][] = [
    ['to the login', visitor.get('/chats')],
    ['tidied', visitor.get('/members/')],
    ['robots', visitor.get('/robots.txt')],
    ['sitemap', visitor.get('/sitemap.xml')],
    ['manifest', visitor.get('/manifest.webmanifest')],
    ['service worker', visitor.get('/sw-push.js')],
    ['icon', visitor.get('/favicon.ico')],
    ['probe', visitor.get('/healthz')],
    ['readiness', visitor.get('/readyz')],
    ['unknown host', visitor.get('/', { host: 'evil.example' })],
    ['unknown method', visitor.get('/', { method: 'DELETE' })],
    ['no file', visitor.get('/_next/static/nothing.js')],
    ['no photo', visitor.get('/photos/0000000000000000-l.webp')],
    ['no preview', visitor.get('/previews/nothing.jpg')],
    ['unknown call', visitor.get('/api/nothing.php')],
    ['call', visitor.get('/api/settings.php')],
    ['own call', alice.visitor.get('/api/user.php')],
    ['refused call', visitor.get('/api/chats.php')],
    ['refused stream', visitor.get('/api/events.php')],
  ];
  for (const [what, response] of answers) {
    const { status, headers } = await response;
    expect({ what, status: status < 500, headers }).toMatchObject({ what, status: true, headers: always });
  }
});

test('a response to a call loads nothing and cannot be framed', async () => {
  for (const path of ['/api/settings.php', '/api/user.php', '/api/nothing.php', '/api/events.php']) {
    const { headers } = await visitor.get(path);
    expect(headers).toMatchObject({
      ...always,
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

test('an open stream cannot be cached', async () => {
  const stream = await alice.visitor.stream('/api/events.php');
  stream.destroy();
  expect(stream.headers).toMatchObject({ ...always, 'cache-control': 'private, no-store' });
});

test('a photo may be nothing but a picture', async () => {
  const id = await someFictional(visitor);
  const { body } = await visitor.call<{ profile: { main_image: { filename: string } } }>(
    'GET /api/member.php',
    {
      query: { id },
    },
  );
  const path = body.profile.main_image.filename;
  const { status, headers } = await visitor.get(path.startsWith('/') ? path : `/${path}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...always,
    'content-type': expect.stringMatching(/^image\/(webp|jpeg|png)$/) as string,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test('the session is in a cookie of this host for 30 days that scripts and other sites never get', async () => {
  const answer = await new Visitor(herzfunke).call('POST /api/user.php', {
    body: { email: alice.email, password },
  });
  const lines = answer.headers['set-cookie'] ?? [];
  const session = lines.find((line) => line.startsWith('__Host-vonk='));
  const attributes = (session ?? '').split('; ').slice(1);
  expect(attributes).toEqual(
    expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=2592000']),
  );
  expect(attributes.some((mark) => /^domain/i.test(mark))).toBe(false);
  expect(answer.text).not.toContain('"token"');
  // Cookies readable by scripts only say that a session exists.
  const readable = lines.filter((line) => !line.includes('; HttpOnly'));
  expect(readable.map((line) => line.split(';')[0])).toEqual(['vonk_in=1']);
  const hidden = lines.filter((line) => line.includes('; HttpOnly')).map((line) => line.split('=')[0]);
  expect(hidden.toSorted()).toEqual(['__Host-vonk', '__Host-vonk_device']);
});

test('there are no Server Functions', async () => {
  for (const path of ['/', '/members', '/login', '/signup', '/profile', '/nowhere']) {
    const answer = await visitor.request(path, {
      method: 'POST',
      headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
      body: '[]',
    });
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    const form = await visitor.request(path, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_aa"\r\n\r\n\r\n--x--\r\n',
    });
    expect({ path, status: form.status }).toEqual({ path, status: 405 });
  }
});

test.each(['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND', 'PURGE', 'LINK', 'SEARCH'])(
  '%s is refused everywhere and repeats nothing of the request',
  async (method) => {
    for (const path of ['/', '/members', '/api/user.php', '/robots.txt', '/sw-push.js', '/photos/x.webp']) {
      const headers = { 'x-canary': 'canary-in-a-header', cookie: 'canary=in-a-cookie' };
      const { status, text, headers: given } = await visitor.request(path, { method, headers });
      expect({ path, status, allow: given.allow !== undefined }).toEqual({ path, status: 405, allow: true });
      expect(text).not.toContain('canary');
    }
  },
);

test('a tunnel, an unknown method and another protocol open nothing', async () => {
  const host = `Host: ${herzfunke}`;
  for (const bytes of [
    `CONNECT ${herzfunke}:443 HTTP/1.1\r\n${host}\r\n\r\n`,
    `FOO / HTTP/1.1\r\n${host}\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `GET / HTTP/9.9\r\n${host}\r\n\r\n`,
  ]) {
    const { status } = await rawRequest(bytes);
    expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
  }
  const upgrade = `GET / HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  expect((await rawRequest(upgrade, { timeoutMs: 5_000 })).status).not.toBe(101);
});

test('photos never go through the optimiser of pictures', async () => {
  for (const query of [
    '?url=%2Fphotos%2Fx.webp&w=640&q=75',
    '?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75',
    '',
  ])
    expect((await visitor.get(`/_next/image${query}`)).status).toBe(404);
  for (const path of [
    '/_next/data/x/index.json',
    '/_next/webpack-hmr',
    '/_next/%2e%2e/package.json',
    '/_next/server/app.js',
  ])
    expect({ path, status: (await visitor.get(path)).status }).toEqual({ path, status: 404 });
});

test('sources and their maps are not handed out', async () => {
  const { text } = await visitor.get('/');
  const scripts = [...text.matchAll(/\/_next\/static\/[\w./~-]+\.js/g)].map(([path]) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of [...new Set(scripts)].slice(0, 5))
    expect((await visitor.get(`${path}.map`)).status).toBe(404);
  const own = readdirSync(fileURLToPath(new URL('../../..', import.meta.url))).filter((name) =>
    name.includes('.'),
  );
  for (const name of [...own, '.env', '.git/config', '.data/secrets.json', 'dist/front.mjs'])
    expect({ name, status: (await visitor.get(`/${name}`)).status }).toEqual({ name, status: 404 });
});

describe('what is too large or too deep', () => {
  const post = (body: string, type = 'application/json') =>
    visitor.request('/api/password-reset.php?check=1', {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body,
    });

  test.each([
    ['lists', '['.repeat(5_000) + ']'.repeat(5_000)],
    ['objects', `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}`],
    ['a little too deep', `{"token":${'['.repeat(32)}${']'.repeat(32)}}`],
  ])('%s in each other are refused as JSON', async (_what, body) => {
    const { status, text } = await post(body);
    expect({ status, text }).toEqual({ status: 400, text: '{"error":"malformed_json"}' });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('%s is a name like any other', async (name) => {
    const { status } = await post(`{"token":"unknown","${name}":{"isAdmin":true,"toString":1}}`);
    expect(status).toBe(410);
  });

  test('an address, a head and a body have their ends', async () => {
    expect((await visitor.get(`/members?x=${'x'.repeat(8_000)}`)).status).toBe(400);
    const long = await rawRequest(`GET / HTTP/1.1\r\nHost: ${herzfunke}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    // The rest of it may still be in transit when the connection closes.
    expect([431, 0]).toContain(long.status);
    expect((await post(JSON.stringify({ token: 'x'.repeat(17_000) }))).status).toBe(413);
  });
});
