import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endHung } from './end-hung.ts';

const times = { every: 10, hung: 800 };

async function watched(answer: RequestListener, milliseconds: number) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const over = new AbortController();
  const started = performance.now();
  let ended: number | null = null;
  const end = () => {
    ended = performance.now() - started;
  };
  const watching = endHung({ name: 'backend', url, end, start: 1_500 }, over.signal, times);
  await sleep(milliseconds);
  over.abort();
  await watching;
  server.closeAllConnections();
  server.close();
  const lines = write.mock.calls.map(([line]) => line);
  write.mockRestore();
  return { ended: ended as number | null, lines };
}

test('ignores what responds, whatever the response', async () => {
  expect(await watched((_, response) => response.writeHead(503).end(), 1_700)).toEqual({
    ended: null,
    lines: [],
  });
});

test('what stops answering is ended, and what never answered after the time of a start', async () => {
  let requests = 0;
  const { ended, lines } = await watched((_, response) => {
    if (++requests < 6) response.end('ok');
  }, 3_000);
  expect(ended).toBeGreaterThan(800);
  expect(lines).toEqual([
    expect.stringMatching(/^The backend has not answered for 1 s \(http:.*\); ending it\.\n$/),
  ]);

  const silent = await watched(() => undefined, 3_000);
  expect(silent.ended).toBeGreaterThan(1_490);
});
