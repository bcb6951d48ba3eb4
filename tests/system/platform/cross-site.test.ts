import type { OutgoingHttpHeaders } from 'node:http';
import { endpoints } from '#lib/contract/endpoints.ts';
import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { confirmed, herzfunke, password, requireUser, vlinder, type Person } from '#tests/support/cast.ts';
import { roleMatrix } from './role-matrix.ts';

/** Pages of other sites cannot make a browser write anything on ours. */

let alice: Person;
beforeAll(async () => {
  alice = await confirmed('Alice');
});

const own = () => `http://${herzfunke}:${stackAddress().frontPort}`;

/** Headers of a request that another site's page started, genuine or forged. */
const foreign = (): [string, OutgoingHttpHeaders][] => [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site without fetch metadata', { origin: 'https://evil.example' }],
  [
    'another brand',
    { origin: `http://${vlinder}:${stackAddress().frontPort}`, 'sec-fetch-site': 'same-site' },
  ],
  ['another port', { origin: `http://${herzfunke}:1`, 'sec-fetch-site': 'same-site' }],
  ['a subdomain', { origin: `http://a.${herzfunke}:${stackAddress().frontPort}` }],
  ['a name that begins like ours', { origin: `http://${herzfunke}.evil.example` }],
  ['our name before an at sign', { origin: `http://${herzfunke}@evil.example` }],
  ['an opaque origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['no URL', { origin: herzfunke }],
  ['two origins', { origin: `${own()}, https://evil.example` }],
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['a referrer of another site', { referer: 'https://evil.example/' }],
  ['our origin and foreign metadata', { origin: own(), 'sec-fetch-site': 'cross-site' }],
  ['our metadata and a foreign origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
];

const calls: EndpointDefinition[] = [...endpoints];
const writes = calls.filter(
  ({ method, form, audience }) => method !== 'GET' && !form && audience !== 'front',
);

describe.each(writes.map((endpoint) => ({ name: endpointName(endpoint), binary: endpoint.binary === true })))(
  '$name',
  ({ name, binary }) => {
    const row = roleMatrix.find(({ call }) => call === name);

    test('is refused from every page that is not ours', async () => {
      const [method = 'POST', path = ''] = name.split(' ');
      const search = row?.query ? `${path.includes('?') ? '&' : '?'}${new URLSearchParams(row.query)}` : '';
      for (const [what, headers] of foreign()) {
        const { status, text } = await alice.visitor.request(path + search, {
          method,
          headers: { 'content-type': binary ? 'image/jpeg' : 'application/json', ...headers },
          body: JSON.stringify(row?.body?.(5) ?? {}),
        });
        expect({ what, status, text }).toEqual({ what, status: 403, text: '{"error":"foreign_origin"}' });
      }
    });

    test('is refused in every type that a form can have', async () => {
      const [method = 'POST', path = ''] = name.split(' ');
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        '',
      ]) {
        const { status } = await alice.visitor.request(path, {
          method,
          headers: type ? { 'content-type': type } : {},
          body: '{}',
        });
        expect({ type, status }).toEqual({ type, status: 403 });
      }
    });
  },
);

test('after all of that Alice is unchanged, and still logged in', async () => {
  const { email, language, credits, profile } = await requireUser(alice.visitor);
  const { user } = alice;
  expect([email, language, credits, profile]).toEqual([
    user.email,
    user.language,
    user.credits,
    user.profile,
  ]);
});

test('logging out needs a page of ours, by any method', async () => {
  for (const [what, headers] of foreign()) {
    const { status } = await alice.visitor.request('/api/logout.php', { headers });
    expect({ what, status }).toEqual({ what, status: 403 });
  }
  expect((await alice.visitor.request('/api/logout.php', {})).status).toBe(403);
  expect((await alice.visitor.call('GET /api/chats.php')).status).toBe(200);
});

test('no answer lets pages of others read it', async () => {
  for (const path of ['/api/user.php', '/api/settings.php', '/api/events.php', '/', '/members']) {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS']) {
      if (path.includes('events') && method === 'GET') continue;
      const { headers: given } = await alice.visitor.request(path, { method, headers });
      expect(Object.keys(given).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});

test('a session does not outlive its end, and is not taken over from a cookie of before', async () => {
  const bob = await confirmed('Bob', { gender: 'man' });
  const before = bob.visitor.cookie('__Host-vonk') ?? '';
  expect((await bob.visitor.call('GET /api/logout.php')).status).toBe(200);
  const thief = new Visitor(herzfunke);
  thief.setCookie('__Host-vonk', before);
  expect((await thief.call('GET /api/chats.php')).status).toBe(403);
  // Logging in with a cookie set by an attacker gives a new one.
  const victim = new Visitor(herzfunke);
  victim.setCookie('__Host-vonk', before);
  await victim.call('POST /api/user.php', { body: { email: bob.email, password } });
  expect(victim.cookie('__Host-vonk')).not.toBe(before);
  expect((await thief.call('GET /api/chats.php')).status).toBe(403);
});

test.each(['', 'x', 'Fe26.2*1*a*b*c*d*e*f*g', `Fe26.2**${'0'.repeat(400)}`, '%00', '"', 'a'.repeat(4_000)])(
  'the cookie %j opens no session',
  async (seal) => {
    const visitor = new Visitor(herzfunke);
    visitor.setCookie('__Host-vonk', seal);
    expect((await visitor.call('GET /api/chats.php')).status).toBe(403);
    const changed = new Visitor(herzfunke);
    const whole = alice.visitor.cookie('__Host-vonk') ?? '';
    changed.setCookie('__Host-vonk', whole.slice(0, 40) + (whole[40] === 'a' ? 'b' : 'a') + whole.slice(41));
    expect((await changed.call('GET /api/chats.php')).status).toBe(403);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/members//evil.example/',
  '///evil.example/',
])('the path %j leads to no other site', async (path) => {
  const { headers } = await new Visitor(herzfunke).get(path);
  expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
});
