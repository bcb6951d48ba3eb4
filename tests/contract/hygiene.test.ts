import { Visitor } from '../support/http.ts';
import { confirmed, herzfunke, unconfirmed } from './cast.ts';

test('malformed JSON is told so', async () => {
  const visitor = new Visitor(herzfunke);
  const { status, text } = await visitor.request('/api/user.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{"email": ',
  });
  expect({ status, text }).toEqual({ status: 400, text: '{"error":"malformed_json"}' });
});

test('an oversized body is refused', async () => {
  const { visitor } = await unconfirmed('Alice');
  const { status, body } = await visitor.call('PUT /api/profile.php', {
    body: { about_me: 'x'.repeat(20_000) },
  });
  expect({ status, error: body.error }).toEqual({ status: 413, error: 'body_too_large' });
});

test.each([
  ['Origin', { origin: 'https://evil.example' }],
  ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
])('a write from a foreign %s is refused and does nothing', async (_name, headers) => {
  const { visitor } = await confirmed('Alice');
  const { status, body } = await visitor.call('PUT /api/user.php', { body: { language: 'fi' }, headers });
  expect({ status, error: body.error }).toEqual({ status: 403, error: 'foreign_origin' });
  const { body: after } = await visitor.call<{ user: { language: string } }>('GET /api/user.php');
  expect(after.user.language).toBe('de');
});

test('logging out from a foreign page is refused', async () => {
  const { visitor } = await confirmed('Alice');
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await visitor.call('GET /api/logout.php', { headers })).status).toBe(403);
  expect((await visitor.call('GET /api/chats.php')).status).toBe(200);
});

test('unknown calls and methods have answers of their own', async () => {
  const visitor = new Visitor(herzfunke);
  expect((await visitor.call('GET /api/nothing.php')).status).toBe(404);
  const { status, headers } = await visitor.call('DELETE /api/user.php');
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST, GET, PUT' });
});

test('a signed-in answer is never kept', async () => {
  const { visitor } = await confirmed('Alice');
  const { headers } = await visitor.call('GET /api/chats.php');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a poll that finds nothing new is answered with 304', async () => {
  const { visitor } = await confirmed('Alice');
  for (const call of ['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']) {
    const first = await visitor.call(call);
    const second = await visitor.call(call, { headers: { 'if-none-match': first.headers.etag } });
    expect({ call, status: second.status, text: second.text }).toEqual({ call, status: 304, text: '' });
  }
});

test('headers that only the front may set are taken from nobody', async () => {
  const { visitor, user } = await confirmed('Alice');
  const stranger = new Visitor(herzfunke);
  const { body } = await stranger.call<{ user: unknown }>('GET /api/user.php', {
    headers: { 'x-vonk-brand': 'vlinder', 'x-vonk-client': '1.2.3.4', authorization: `Bearer ${user.id}` },
  });
  expect(body.user).toBeNull();
  expect((await visitor.call('GET /api/user.php')).status).toBe(200);
});
