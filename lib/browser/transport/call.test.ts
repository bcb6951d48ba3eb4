import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error.ts';
import {
  isPassing,
  maxRetries,
  mayRetry,
  needsKey,
  retryDelay,
  contentKeys,
  newKey,
  createCaller,
} from './call.ts';
import { clearEtagCache } from './etag-cache.ts';

test('a call is repeated five times at most', () => {
  expect(maxRetries).toBe(5);
});

test.each([
  ['GET /api/chats.php', true, false],
  ['POST /api/message.php', true, true],
  ['DELETE /api/like.php', true, true],
  ['PUT /api/GET .php', true, true],
  ['POST /api/user.php', false, false],
  ['POST /api/signup.php', false, false],
])('%s may be repeated: %s, and carries a key: %s', (name, may, key) => {
  expect([mayRetry(name), needsKey(name)]).toEqual([may, key]);
});

test.each([
  [0, true],
  [200, false],
  [400, false],
  [429, false],
  [499, false],
  [500, true],
  [503, true],
])('status %i passes: %s', (status, passes) => {
  expect(isPassing(status)).toBe(passes);
});

test.each([
  [0, 0, 300],
  [1, 0, 600],
  [4, 0, 4_800],
  [0, 1, 375],
  [1, 0.5, 675],
])('repetition %i at chance %d waits for %i ms', (attempt, chance, milliseconds) => {
  expect(retryDelay(attempt, chance)).toBe(milliseconds);
});

test('the delay is random by default', () => {
  const waits = Array.from({ length: 50 }, () => retryDelay(2));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_200);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_500);
  expect(new Set(waits).size).toBeGreaterThan(1);
});

test('every key is a new uuid, also where the browser offers none', () => {
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newKey()).toMatch(form);
  expect(newKey()).not.toBe(newKey());
  const own = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID') ?? {};
  Object.defineProperty(Crypto.prototype, 'randomUUID', { ...own, value: undefined });
  expect(newKey()).toMatch(form);
  Object.defineProperty(Crypto.prototype, 'randomUUID', own);
});

test('the same content keeps its key, other content gets another', () => {
  const getKey = contentKeys();
  const first = getKey({ text: 'a' });
  expect(getKey({ text: 'a' })).toBe(first);
  expect(getKey({ text: 'b' })).not.toBe(first);
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answers: Answer[];
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
let waits: number[];
let lost: number;
let callApi: ReturnType<typeof createCaller>;

beforeEach(async () => {
  answers = [];
  seen = [];
  waits = [];
  lost = 0;
  clearEtagCache();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  callApi = createCaller({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    onSessionLost: () => {
      lost += 1;
    },
  });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json =
  (status: number, data: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(data));
  };
const cut: Answer = (request) => request.socket.destroy();
const message = { profile_id: 7, client_message_id: 'c0ffee00-0000-4000-8000-000000000000', body: 'Hallo' };

async function catchError(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('sends query, body and key, and returns the answer', async () => {
  answers = [json(200, { done: true })];
  await callApi('GET /api/member.php', { query: { id: 12 } });
  await callApi('POST /api/like.php', { body: { id: 12 }, key: 'k1' });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/member.php?id=12' });
  expect(seen[1]).toMatchObject({ method: 'POST', url: '/api/like.php', body: '{"id":12}' });
  expect(seen[1]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' });
});

test('tries a read six times in all, with growing waits', async () => {
  answers = [json(503, { error: 'backend_unavailable' })];
  const error = await catchError(callApi('GET /api/chats.php'));
  expect(error).toMatchObject({ status: 503, code: 'backend_unavailable' });
  expect(seen).toHaveLength(6);
  expect(waits).toHaveLength(5);
  waits.forEach((wait, attempt) => {
    expect(wait).toBeGreaterThanOrEqual(300 * 2 ** attempt);
    expect(wait).toBeLessThanOrEqual(300 * 2 ** attempt * 1.25);
  });
});

test('a read survives cut connections and answers cut off halfway', async () => {
  const half: Answer = (request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"chats":');
    setTimeout(() => request.socket.destroy(), 5);
  };
  answers = [cut, half, json(500, { error: 'internal_error' }), json(200, { chats: [] })];
  expect(await callApi('GET /api/chats.php')).toEqual({ chats: [] });
  expect(seen).toHaveLength(4);
});

test('no answer at all is backend_unavailable with status 0', async () => {
  answers = [cut];
  expect(await catchError(callApi('GET /api/chats.php'))).toMatchObject({
    status: 0,
    code: 'backend_unavailable',
  });
});

test('a write with a key is repeated with the same key', async () => {
  answers = [cut, json(502, null), json(200, { message: { id: 1 }, credits: 3 })];
  await callApi('POST /api/message.php', { body: message, key: 'k2' });
  expect(seen.map((each) => each.headers['idempotency-key'])).toEqual(['k2', 'k2', 'k2']);
});

test('tries a write six times under one key', async () => {
  answers = [json(503, { error: 'backend_unavailable' })];
  await catchError(
    callApi('PUT /api/password.php', { body: { old_password: 'a', password: 'b', password_again: 'b' } }),
  );
  expect(seen).toHaveLength(6);
  const keys = new Set(seen.map(({ headers }) => headers['idempotency-key']));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('login and signup are never repeated', async () => {
  answers = [cut];
  await catchError(
    callApi('POST /api/user.php', { body: { email: 'alice@example.org', password: 'x', proof: 'p' } }),
  );
  await catchError(callApi('POST /api/signup.php', { body: {} as never, key: 'k3' }));
  expect(seen).toHaveLength(2);
});

test.each([400, 401, 402, 403, 404, 409, 410, 422, 429])('an answer %d is final', async (status) => {
  answers = [json(status, { error: 'login_failed', minutes: 15 })];
  const error = await catchError(callApi('GET /api/chats.php'));
  expect(error).toMatchObject({ status, code: 'login_failed', data: { minutes: 15 } });
  expect(seen).toHaveLength(1);
});

test('403 authentication_required ends the session, except on the user call', async () => {
  answers = [json(403, { error: 'authentication_required', authentication_required: true })];
  await catchError(callApi('PUT /api/user.php', { body: { language: 'de' } }));
  expect(lost).toBe(0);
  await catchError(callApi('GET /api/chats.php'));
  expect(lost).toBe(1);
});

test('another 403 keeps the session', async () => {
  answers = [json(403, { error: 'blocked_by' })];
  await catchError(callApi('GET /api/member.php', { query: { id: 1 } }));
  expect(lost).toBe(0);
});

test('a response that is no JSON is an error, not a crash', async () => {
  answers = [(_, response) => response.end('<html>')];
  expect(await catchError(callApi('POST /api/like.php', { body: { id: 1 } }))).toMatchObject({
    code: 'internal_error',
  });
});

test('sends the known ETag and repeats the response on 304', async () => {
  answers = [json(200, { chats: [] }, { etag: '"a"' }), (_, response) => response.writeHead(304).end()];
  const first = await callApi('GET /api/chats.php');
  expect(await callApi('GET /api/chats.php')).toBe(first);
  expect(seen[1]?.headers['if-none-match']).toBe('"a"');
});

test('an aborted call throws the abort and stops retrying', async () => {
  const stop = new AbortController();
  answers = [() => stop.abort()];
  await expect(callApi('GET /api/chats.php', { signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(seen).toHaveLength(1);
});
