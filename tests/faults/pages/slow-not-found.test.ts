// A visitor who gets the first 404 of a language while the backend is slow: the brand's page has to be rendered first.
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultTimeoutMs } from '#lib/process/read-env.ts';
import { herzfunke } from '#tests/support/cast.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts';
import { Visitor } from '#tests/support/http.ts';
import { killPart, stackAddress, startPart } from '#tests/support/stack.ts';

const maxMs = defaultTimeoutMs;

let way: FaultProxy;

beforeAll(async () => {
  way = await startFaultProxy(stackAddress().backendPort);
  await killPart('front');
  await startPart('front', { BACKEND_URL: `http://127.0.0.1:${way.port}` });
  // The first render loads the code; only the wait for the backend matters here.
  for (const path of ['/', '/members/999999999']) await visit(path);
});

afterAll(async () => {
  await killPart('front');
  await startPart('front');
  await way.close();
});

const visit = async (path: string) => {
  const started = performance.now();
  const { status, text } = await new Visitor(herzfunke).get(path);
  return { status, text, milliseconds: performance.now() - started };
};

test.each([
  { address: 'that leads nowhere', paths: ['/fi/%23', '/fi/%23', '/sv/%23'], delay: 800 },
  // Several responses in sequence report the absence; the page has only the remaining time.
  { address: 'of a member that is none', paths: ['/nl/members/999999999'], delay: 600 },
])(
  'the first 404 of a language at an address $address arrives within the deadline of a page',
  async ({ paths, delay }) => {
    const slow = await startFaultProxy(stackAddress().backendPort, { delay });
    await slow.set('delay');
    way.aim(slow.port);
    for (const { status, text, milliseconds } of await Promise.all(paths.map(visit))) {
      expect(status).toBe(404);
      expect(text).toMatch(/<html lang="(fi|sv|nl)"/);
      expect(milliseconds).toBeLessThanOrEqual(maxMs);
    }

    way.aim(stackAddress().backendPort);
    await slow.close();
    const isDressed = async (path: string) => (await visit(path)).text.includes('vk-status');
    for (const path of paths) {
      const started = Date.now();
      while (!(await isDressed(path)) && Date.now() - started < 15_000) await sleep(200);
      expect(await isDressed(path)).toBe(true);
    }
  },
);
