import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callNetwork } from './call-network.ts';

let server: Server | null = null;

/** Starts a local network server; returns its address. */
async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

test('an answer is its status and its first 500 characters', async () => {
  const address = await listen((_, response) => response.end(`OK\u001b[31m\0${'x'.repeat(10_000)}`));
  const { status, response } = await callNetwork(address, true);
  expect(status).toBe(200);
  expect(response).toHaveLength(500);
  expect(response).toMatch(/^OK \[31m x+$/);
});

test('a redirect is not followed', async () => {
  const paths: string[] = [];
  const address = await listen((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await callNetwork(`${address}/pb`, true)).toMatchObject({ status: 302 });
  expect(paths).toEqual(['/pb']);
});

test('gives up on a server that does not respond within five seconds', async () => {
  const address = await listen(() => undefined);
  const { status, milliseconds, response } = await callNetwork(address, true);
  expect({ status, response }).toEqual({ status: null, response: 'failed: no answer in 5 s' });
  expect(milliseconds).toBeGreaterThan(4_900);
});

test('an answer that never ends is an answer', async () => {
  const address = await listen((_, response) => {
    response.writeHead(200);
    response.write('OK');
  });
  expect(await callNetwork(address, true)).toMatchObject({ status: 200, response: 'OK' });
});

test('a connection that is refused says so, without the address', async () => {
  const address = await listen(() => undefined);
  server?.close();
  const { status, response } = await callNetwork(`${address}/?cid=secret`, true);
  expect(status).toBeNull();
  expect(response).toBe('failed: ECONNREFUSED');
});

test.each([
  'http://localhost:3000/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.7/',
  'https://169.254.169.254/latest/meta-data/',
  'https://printer.local/',
  'https://intranet/',
  'https://n.example:8443/',
])('%s is refused', async (address) => {
  expect(await callNetwork(address, false)).toMatchObject({
    status: null,
    response: 'refused: not an address of the public internet',
  });
});

test('where localhost is allowed, nothing else of this machine is', async () => {
  for (const address of ['http://127.0.0.1:3000/', 'http://10.0.0.7/', 'https://localhost/'])
    expect((await callNetwork(address, true)).response).toMatch(/^refused/);
});
