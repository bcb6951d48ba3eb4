import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { herzfunke } from '#tests/support/cast.ts';
import { Visitor } from '#tests/support/http.ts';
import { rawGet, rawRequest } from '#tests/support/raw-request.ts';
import { stackAddress } from '#tests/support/stack.ts';

/** Deliberately slow clients hold a connection for a bounded time and delay no others. */

const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.destroy()));

type Ended = { seconds: number; text: string };

/** Opens a connection, writes the beginning and then a bit each second until the other side closes it. */
function drip(port: number, beginning: string, bit: string): Promise<Ended> {
  return new Promise((resolve) => {
    const started = performance.now();
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    sockets.push(socket);
    const timer = setInterval(() => socket.write(bit), 1_000);
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - started) / 1_000, text });
    });
  });
}

const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: ${herzfunke}\r\n`;
const json = 'Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n';

test('a head, a body and a silence all have an end, on both servers', async () => {
  const { frontPort, backendPort } = stackAddress();
  const visitor = new Visitor(herzfunke);
  const [lines, nothing, backendLines, body, chunks] = await Promise.all([
    drip(frontPort, head('GET', '/'), 'X-Slow: 1\r\n'),
    drip(frontPort, '', ''),
    drip(backendPort, head('GET', '/healthz'), 'X-Slow: 1\r\n'),
    drip(frontPort, `${head('POST', '/api/user.php')}${json}Content-Length: 5000\r\n\r\n`, 'x'),
    drip(
      frontPort,
      `${head('POST', '/api/user.php')}${json}Transfer-Encoding: chunked\r\n\r\n`,
      '1\r\nx\r\n',
    ),
    // Other callers get responses in the meantime.
    (async () => {
      for (let second = 0; second < 20; second++) {
        const started = performance.now();
        expect((await visitor.get('/pages/faq')).status).toBe(200);
        expect(performance.now() - started).toBeLessThan(3_000);
        await sleep(1_000);
      }
    })(),
  ]);
  // 15 seconds for headers, checked every 5; 30 for a form.
  for (const { seconds } of [lines, nothing, backendLines]) expect(seconds).toBeLessThan(25);
  for (const { seconds, text } of [body, chunks]) {
    expect(seconds).toBeLessThan(45);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
  }
});

test('two hundred slow connections delay no others', async () => {
  const { frontPort } = stackAddress();
  const slow = Array.from({ length: 200 }, () => drip(frontPort, head('GET', '/'), 'X: 1\r\n'));
  await sleep(2_000);
  const times: number[] = [];
  for (let time = 0; time < 20; time++) {
    const started = performance.now();
    expect((await new Visitor(herzfunke).get('/members')).status).toBe(200);
    times.push(performance.now() - started);
  }
  expect(Math.max(...times)).toBeLessThan(3_000);
  for (const { seconds } of await Promise.all(slow)) expect(seconds).toBeLessThan(25);
});

test('requests in each other’s clothes are refused', async () => {
  const host = `Host: ${herzfunke}`;
  const smuggled = 'GET /api/logout.php HTTP/1.1\r\nHost: evil.example\r\n\r\n';
  for (const lines of [
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['Transfer-Encoding: xchunked'],
    ['Content-Length: 5', 'Content-Length: 6'],
    ['Content-Length: -1'],
    ['Content-Length: 5x'],
    ['Content-Length : 5'],
    ['Transfer-Encoding\t: chunked'],
  ]) {
    const bytes = `POST /api/user.php HTTP/1.1\r\n${[host, ...lines].join('\r\n')}\r\n\r\n0\r\n\r\n${smuggled}`;
    const { status, body } = await rawRequest(bytes, { timeoutMs: 3_000 });
    expect({ lines, refused: status === 0 || (status >= 400 && status < 500) }).toEqual({
      lines,
      refused: true,
    });
    expect(body).not.toContain('HTTP/1.1 200');
  }
  expect((await rawRequest(rawGet('/healthz', host))).status).toBe(200);
});
