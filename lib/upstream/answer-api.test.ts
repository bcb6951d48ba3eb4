import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerApi } from './answer-api.ts';
import type { ApiCall } from './http.ts';
import type { ApiContext } from './identity.ts';
import { purgeSharedAnswers } from './answer-shared.ts';

type Seen = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string };
type Reply = { status?: number; headers?: Record<string, string>; body: string };

const seen: Seen[] = [];
let reply: (call: Seen) => Reply | null = () => ({ body: '{}' });
const backend = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    seen.push(call);
    const answer = reply(call);
    if (!answer) return response.destroy();
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body);
  });
});

beforeAll(async () => {
  process.env.SESSION_SECRET = 's'.repeat(32);
  process.env.FRONT_KEY = 'the-key-of-the-front';
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => {
  backend.close();
  backend.closeAllConnections();
});
beforeEach(() => {
  seen.length = 0;
  purgeSharedAnswers(null);
  reply = () => ({ body: '{}' });
});

const context: ApiContext = {
  brand: 'herzfunke',
  locale: 'de',
  clientIp: '192.0.2.1',
  country: 'DE',
  requestId: 'r1',
};
const host = 'herzfunke.localhost';

function call(method: string, url: string, over: Partial<ApiCall> & { body?: string } = {}) {
  const [path = '', query] = url.split('?');
  const { body = '', headers, ...rest } = over;
  return answerApi(
    {
      method,
      path,
      search: query ? `?${query}` : '',
      headers: { host, 'content-type': 'application/json', ...headers },
      readBody: (limit) => Promise.resolve(body.length > limit ? 'body_too_large' : Buffer.from(body)),
      ...rest,
    },
    context,
  );
}

const getErrorCode = (answer: { body: Buffer | string }) =>
  (JSON.parse(String(answer.body)) as { error: string }).error;

it('knows only the calls of the contract, with their methods', async () => {
  expect(getErrorCode(await call('GET', '/api/nope.php'))).toBe('unknown_call');
  const wrong = await call('PUT', '/api/chats.php');
  expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET']);
  expect(getErrorCode(await call('GET', '/api/brands.php'))).toBe('front_only');
  expect(seen).toHaveLength(0);
});

it('sends the backend who calls, and nothing claimed by the browser', async () => {
  await call('GET', '/api/chats.php', { headers: { 'x-vonk-brand': 'vlinder', 'x-vonk-client': '6.6.6.6' } });
  expect(seen[0]?.headers).toMatchObject({
    'x-vonk-key': 'the-key-of-the-front',
    'x-vonk-brand': 'herzfunke',
    'x-vonk-locale': 'de',
    'x-vonk-client': '192.0.2.1',
    'x-vonk-country': 'DE',
    'x-request-id': 'r1',
  });
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

it('keeps the token in the cookie, uses it, and drops it at the logout', async () => {
  reply = () => ({ body: '{"user":{"id":7},"token":"secret-token"}' });
  const login = await call('POST', '/api/user.php', { body: '{"email":"alice@example.org","password":"x"}' });
  expect(String(login.body)).toBe('{"user":{"id":7}}');
  const [session = '', hint] = login.headers['set-cookie'] as string[];
  expect(session).toMatch(/^__Host-vonk=.*; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/);
  expect(hint).toMatch(/^vonk_in=1; /);

  const cookie = session.split(';')[0];
  reply = () => ({ body: '{"chats":[]}' });
  const chats = await call('GET', '/api/chats.php', { headers: { cookie } });
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer secret-token');
  expect(chats.headers['cache-control']).toBe('private, no-store');

  reply = () => ({ body: '{"done":true}' });
  const logout = await call('GET', '/api/logout.php', {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect((logout.headers['set-cookie'] as string[]).every((line) => line.includes('Max-Age=0'))).toBe(true);
});

it('refuses foreign pages, broken JSON and large bodies before calling the backend', async () => {
  const foreign = await call('POST', '/api/user.php', {
    headers: { origin: 'http://evil.test' },
    body: '{}',
  });
  expect([foreign.status, getErrorCode(foreign)]).toEqual([403, 'foreign_origin']);
  expect(getErrorCode(await call('GET', '/api/logout.php'))).toBe('foreign_origin');
  expect(getErrorCode(await call('POST', '/api/user.php', { body: '{bad' }))).toBe('malformed_json');
  expect(getErrorCode(await call('POST', '/api/user.php', { body: `"${'a'.repeat(20_000)}"` }))).toBe(
    'body_too_large',
  );
  expect(seen).toHaveLength(0);
});

it('says when to retry if there is no room for a body', async () => {
  const answer = await call('POST', '/api/user.php', {
    readBody: () => Promise.resolve('too_many_requests'),
  });
  expect([answer.status, answer.headers['retry-after'], answer.headers.connection]).toEqual([
    429,
    '5',
    'close',
  ]);
});

it('responds 304 to an unchanged response', async () => {
  reply = () => ({ body: '{"chats":[]}' });
  const { etag } = (await call('GET', '/api/chats.php')).headers;
  const again = await call('GET', '/api/chats.php', { headers: { 'if-none-match': String(etag) } });
  expect([again.status, again.body]).toEqual([304, '']);
});

it('keeps shared answers until one of their tags is purged', async () => {
  const interests = (n: number) => JSON.stringify({ interests: { sport: [`n${n}`] } });
  reply = () => ({ body: interests(seen.length), headers: { 'x-vonk-tags': 'brand:herzfunke' } });
  const answered = async () => String((await call('GET', '/api/interests.php')).body);
  await answered();
  expect(await answered()).toBe(interests(1));
  purgeSharedAnswers(['brand:vlinder']);
  expect(await answered()).toBe(interests(1));
  purgeSharedAnswers(['brand:herzfunke']);
  expect(await answered()).toBe(interests(2));
});

it.each(['{"interests":"none"}', '{"interests":{', '[]'])(
  'neither forwards nor caches a shared response outside the contract: %s',
  async (body) => {
    reply = () => ({ body });
    const slip = await call('GET', '/api/interests.php');
    expect([slip.status, getErrorCode(slip)]).toEqual([503, 'backend_unavailable']);
    const right = '{"interests":{"sport":["chess"]}}';
    reply = () => ({ body: right });
    const next = await call('GET', '/api/interests.php');
    expect([next.status, String(next.body)]).toEqual([200, right]);
  },
);

it.each([
  ['HTML', { body: '<h1>hi</h1>', headers: { 'content-type': 'text/html' } }],
  ['a redirect', { status: 302, body: '', headers: { location: 'http://evil.test/' } }],
  ['a broken connection', null],
])('says backend_unavailable for %s', async (_, answer) => {
  reply = () => answer;
  const result = await call('GET', '/api/chats.php');
  expect([result.status, getErrorCode(result)]).toEqual([503, 'backend_unavailable']);
});

it('sends a write without key once only, and one with key again when the connection breaks', async () => {
  reply = () => null;
  await call('POST', '/api/user.php', { body: '{}' });
  expect(seen).toHaveLength(1);
  await call('GET', '/api/chats.php');
  expect(seen).toHaveLength(3);
});

it('caches a shared response only by the parameters of its call', async () => {
  reply = () => ({ body: '{"country":"SE","land":["#"],"inset":null,"towns":[]}' });
  const first = await call('GET', '/api/map-towns.php?x=1&country=SE&country=DE');
  expect(seen.map((each) => each.url)).toEqual(['/api/map-towns.php?country=SE']);
  expect(await call('GET', `/api/map-towns.php?y=${'2'.repeat(400)}&country=SE`)).toEqual(first);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.headers['x-vonk-client']).toBe('192.0.2.1');
});

const webhook = '/api/payment-webhook.php?provider=mollie';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

it('accepts an automated form from anywhere, and forwards it unchanged without a session', async () => {
  reply = () => ({ body: '{"done":true}' });
  const headers = {
    ...form,
    origin: 'https://mollie.test',
    'sec-fetch-site': 'cross-site',
    cookie: '__Host-vonk=x',
  };
  const answer = await call('POST', webhook, { headers, body: 'id=tr_1&x=%ff' });
  expect([answer.status, String(answer.body), answer.headers['set-cookie']]).toEqual([
    200,
    '{"done":true}',
    undefined,
  ]);
  expect(seen[0]).toMatchObject({ method: 'POST', url: webhook, body: 'id=tr_1&x=%ff' });
  expect(seen[0]?.headers).toMatchObject(form);
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

it('lets a machine send little, and once', async () => {
  expect(getErrorCode(await call('POST', webhook, { headers: form, body: 'x'.repeat(2_100) }))).toBe(
    'body_too_large',
  );
  expect(seen).toHaveLength(0);
  reply = () => null;
  await call('POST', webhook, { headers: form, body: 'id=tr_1' });
  expect(seen).toHaveLength(1);
});

const receipt = '/api/receipt.php?token=00000000-0000-4000-8000-000000000003';

it('forwards a file with type and name, uncached', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="R1.pdf"' };
  reply = () => ({ body: '%PDF-1.7', headers });
  const answer = await call('GET', receipt);
  expect([answer.status, String(answer.body)]).toEqual([200, '%PDF-1.7']);
  expect(answer.headers).toEqual({ ...headers, 'cache-control': 'private, no-store' });
});

it.each([
  ['JSON where a file was to come', { body: '{}' }],
  ['another kind of file', { body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } }],
])('rejects %s', async (_, answer) => {
  reply = () => answer;
  expect(getErrorCode(await call('GET', receipt))).toBe('backend_unavailable');
});

it('explains a missing file', async () => {
  reply = () => ({ status: 404, body: '{"error":"not_found"}' });
  const answer = await call('GET', receipt);
  expect([answer.status, getErrorCode(answer)]).toEqual([404, 'not_found']);
});

it('refuses a body that is no UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from('{"about_me":"Gr'), Buffer.from([0xfc]), Buffer.from('sse"}')]);
  const readBody = () => Promise.resolve(bytes);
  expect(await call('PUT', '/api/profile.php', { readBody })).toMatchObject({ status: 400 });
  expect(seen).toHaveLength(0);
});
