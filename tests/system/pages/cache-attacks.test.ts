import { randomBytes } from 'node:crypto';
import { Visitor } from '#tests/support/http.ts';
import { confirmed, herzfunke, vlinder, type Person } from '#tests/support/cast.ts';

/** A visitor's input must not reach others through cached pages, nor private responses be cached for others. */

let alice: Person;
beforeAll(async () => {
  alice = await confirmed('Alicanary');
});

/** A unique word. */
const canary = () => `canary${randomBytes(6).toString('hex')}`;

/** Headers that some server, framework or proxy honours and that no cache key contains. */
const unkeyed = (word: string): Record<string, string>[] => [
  { 'x-forwarded-host': `${word}.example` },
  { 'x-forwarded-scheme': word, 'x-forwarded-proto': word },
  { 'x-forwarded-prefix': `/${word}` },
  { 'x-forwarded-port': '6666' },
  { 'x-original-url': `/${word}` },
  { 'x-rewrite-url': `/${word}` },
  { 'x-http-method-override': 'DELETE' },
  { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': `/${word}` },
  { 'x-middleware-set-cookie': `${word}=1` },
  { 'x-invoke-path': `/${word}`, 'x-invoke-status': '500' },
  { 'x-invoke-output': `/${word}`, 'x-matched-path': `/${word}` },
  { 'x-now-route-matches': `1=${word}` },
  { 'x-prerender-revalidate': word },
  { 'x-vercel-id': word },
  { 'next-resume': '1' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { 'x-vonk-page': `/vlinder/nl/${word}`, 'x-vonk-brand': 'vlinder' },
  { accept: `text/${word}` },
  { 'accept-language': 'fi,fi-FI' },
  { 'user-agent': word },
  { referer: `https://${word}.example/` },
  { origin: `https://${word}.example` },
  { via: word, 'true-client-ip': '1.2.3.4', 'cf-connecting-ip': '1.2.3.4' },
  { range: 'bytes=0-1' },
  { 'content-type': word },
  { 'transfer-encoding-x': word, te: 'trailers' },
  { cookie: `${word}=${word}; vonk_country=SE` },
  { cookie: `__Host-vonk=${word}` },
  { authorization: `Bearer ${word}` },
];

const paths = ['/members', '/pages/faq', '/landers/gallery'];

describe.each(unkeyed('WORD').map((headers, at) => ({ at, names: Object.keys(headers).join(', ') })))(
  '$names',
  ({ at }) => {
    test('leaves no trace in what the next visitor gets', async () => {
      for (const path of paths) {
        const clean = await new Visitor(herzfunke).get(path);
        const word = canary();
        // Cached by the attacker, then found by another visitor; the key may not contain a query of a screen.
        await new Visitor(herzfunke).get(`${path}?${word}=1`, { headers: unkeyed(word)[at] ?? {} });
        await new Visitor(herzfunke).get(path, { headers: unkeyed(word)[at] ?? {} });
        const next = await new Visitor(herzfunke).get(path);
        expect({ path, status: next.status, lang: /<html lang="\w+"/.exec(next.text)?.[0] }).toEqual({
          path,
          status: 200,
          lang: /<html lang="\w+"/.exec(clean.text)?.[0],
        });
        expect(next.text + JSON.stringify(next.headers)).not.toContain(word);
        expect(next.headers['set-cookie']).toBeUndefined();
      }
    });
  },
);

test('a fresh page is not filled from the headers of the first visitor', async () => {
  for (const [at, headers] of unkeyed('WORD').entries()) {
    // None of these members' pages has been requested before.
    const path = `/members/${1_000 + at}`;
    await new Visitor(vlinder).get(path, { headers });
    const { text, headers: given } = await new Visitor(vlinder).get(path);
    expect(text + JSON.stringify(given)).not.toContain('WORD');
  }
});

test('a provoked error is not cached for others', async () => {
  for (const headers of [
    { rsc: '1', 'next-router-state-tree': '%7Bbroken' },
    { rsc: '1', 'next-url': '/\u00e4' },
    { rsc: '1', 'next-router-prefetch': 'x', 'next-router-segment-prefetch': '/../../x' },
    { 'accept-encoding': 'br;q=9, nonsense' },
    { 'if-none-match': '"x", W/"y", *' },
    { expect: '100-continue' },
  ]) {
    const poisoned = await new Visitor(herzfunke).get('/pages/privacy', { headers });
    expect(poisoned.status).toBeLessThan(500);
    const { status, text, headers: given } = await new Visitor(herzfunke).get('/pages/privacy');
    expect([status, text.startsWith('<!DOCTYPE html>')]).toEqual([200, true]);
    expect(String(given['content-type'])).toContain('text/html');
  }
});

test('a body with a GET changes nothing', async () => {
  const { status } = await new Visitor(herzfunke).request('/members', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `name=${canary()}`,
  });
  expect(status).toBe(200);
});

/** Endings that an upstream cache takes for static files. */
const endings = [
  '/x.css',
  '.css',
  ';x.css',
  ';.js',
  '%3bx.css',
  '%2fx.css',
  '%5cx.css',
  '%00.css',
  '%0a.css',
  '%23x.css',
  '%3fx.css',
  '?x.css',
  '/..%2fx.js',
  '/%2e%2e/x.png',
  '//x.jpg',
  '/.svg',
  '/x.woff2',
  '%20.css',
  '/static/../x.css',
  '~.css',
];
const ownScreens = [
  '/profile',
  '/chats',
  '/settings',
  '/credits',
  '/likes',
  '/transactions',
  '/notifications',
];
const ownCalls = [
  '/api/user.php',
  '/api/profile.php',
  '/api/chats.php',
  '/api/export.php',
  '/api/photos.php',
];

/** Only the requesting browser may cache it. */
const isShared = (control: string | undefined) => /public|s-maxage|immutable/.test(control ?? '');

test.each([...ownScreens, ...ownCalls])(
  '%s is never cached for others, however its address ends',
  async (path) => {
    for (const end of ['', ...endings]) {
      const { status, headers, text } = await alice.visitor.get(path + end);
      const cached = {
        end,
        status: status < 500,
        shared: status === 200 && isShared(headers['cache-control']),
      };
      expect(cached).toEqual({ end, status: true, shared: false });
      expect(status === 301 ? text : '').toBe('');
      // Later requests without a session must not see her.
      const stranger = await new Visitor(herzfunke).get(path + end);
      expect(stranger.text).not.toContain('Alicanary');
      expect(stranger.text).not.toContain(alice.email);
    }
  },
);

test('every signed-in reply says private, no-store', async () => {
  const calls = [
    'user',
    'profile',
    'chats',
    'likes',
    'photos',
    'credits',
    'sessions',
    'visibility',
    'notifications',
  ];
  for (const name of calls) {
    const { status, headers } = await alice.visitor.get(`/api/${name}.php`);
    expect({ name, status, control: headers['cache-control'] }).toEqual({
      name,
      status: 200,
      control: 'private, no-store',
    });
  }
  for (const path of ['/', '/members', '/profile', '/chats', '/pages/faq', '/nowhere']) {
    const { headers } = await alice.visitor.get(path);
    expect({ path, control: headers['cache-control'] }).toEqual({ path, control: 'private, no-store' });
  }
});

test('no page that anyone may keep sets a cookie or holds something of a member', async () => {
  const headers = { cookie: `vonk_locale=de; vonk_in=1; __Host-vonk=${alice.visitor.cookie('__Host-vonk')}` };
  for (const path of ['/', '/members', '/pricing', '/pages/faq', `/members/${alice.user.profile.id}`]) {
    const own = await new Visitor(herzfunke).get(path, { headers });
    expect(isShared(own.headers['cache-control'])).toBe(false);
    const { text, headers: given } = await new Visitor(herzfunke).get(path);
    expect(given['set-cookie']).toBeUndefined();
    expect(text).not.toContain(alice.email);
  }
});

test('one path in two spellings never gets two brands, languages or rights', async () => {
  const visitor = new Visitor(herzfunke);
  for (const path of [
    '/%6dembers',
    '/MEMBERS',
    '/members/',
    '/members%2f',
    '/./members',
    '/x/../members',
    '/members;x=1',
    '/nl/../members',
    '/%70rofile',
    '/PROFILE',
    '/chats%2f1',
  ]) {
    const { status, headers, text } = await visitor.get(path);
    expect([200, 301, 307, 404]).toContain(status);
    expect(status !== 200 || text.includes('<html lang="de"')).toBe(true);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  }
});
