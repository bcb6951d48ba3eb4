import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMember } from '../contract/community/members.ts';
import { callBackend } from './client.ts';

let status = 200;
const backend = http.createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end('{"error":"some_code"}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => {
  backend.close();
  backend.closeAllConnections();
});

// An error of a busy or misconfigured backend does not mean that the member is gone: the page must not be a 404.
it.each([
  [404, 'BackendRefusal'],
  [410, 'BackendRefusal'],
  [422, 'BackendRefusal'],
  [403, 'BackendUnavailable'],
  [429, 'BackendUnavailable'],
  [500, 'BackendUnavailable'],
])('treats a %d as a %s', async (given, name) => {
  status = given;
  const call = callBackend(getMember, {
    brand: 'herzfunke',
    locale: 'de',
    query: { id: 5 },
    tags: [],
    revalidate: 60,
  });
  await expect(call).rejects.toMatchObject({ name });
});
