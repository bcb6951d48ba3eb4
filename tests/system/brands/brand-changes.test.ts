import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { does, throwawayBrand, type Throwaway } from '#tests/support/throwaway-brand.ts';

/** Milliseconds within which every page has to show a change, without a restart. */
const aMinute = 60_000;

let own: Throwaway;
beforeAll(async () => {
  own = await throwawayBrand();
});
afterAll(() => own.close());

/** Milliseconds from a command's end until a condition holds; fails after a minute. */
async function timeUntil(command: Promise<unknown>, isSo: () => Promise<boolean>): Promise<number> {
  await command;
  const start = performance.now();
  await until(isSo);
  return Math.round(performance.now() - start);
}

const fetchStatus = async (host: string, path = '/') => (await new Visitor(host).get(path)).status;

test('a host that is added answers within a minute, and no longer once it is removed', async () => {
  const host = `${own.id}.example`;
  expect(await fetchStatus(host, '/pricing')).toBe(421);
  const added = await timeUntil(
    does('hosts', 'add', own.id, host),
    async () => (await fetchStatus(host, '/pricing')) !== 421,
  );
  // A second host redirects to the primary one.
  const moved = await new Visitor(host).get('/pricing');
  expect([moved.status, moved.headers.location]).toEqual([301, expect.stringContaining(own.host)]);

  const primary = await timeUntil(
    does('hosts', 'primary', own.id, host),
    async () => (await fetchStatus(host, '/pricing')) === 200,
  );
  expect((await new Visitor(host).get('/')).text).toContain(`<link rel="canonical" href="https://${host}/`);
  await does('hosts', 'primary', own.id, own.host);
  const removed = await timeUntil(
    does('hosts', 'remove', own.id, host),
    async () => (await fetchStatus(host, '/pricing')) === 421,
  );
  expect(await fetchStatus(own.host, '/pricing')).toBe(200);
  for (const time of [added, primary, removed]) expect(time).toBeLessThan(aMinute);
}, 240_000);

test('a language that is taken away has no pages any more, and has them again', async () => {
  expect(await fetchStatus(own.host, '/sv/pricing')).toBe(200);
  await timeUntil(
    own.set('locales', ['de']),
    async () => (await fetchStatus(own.host, '/sv/pricing')) === 404,
  );
  await timeUntil(
    own.set('locales', ['de', 'sv']),
    async () => (await fetchStatus(own.host, '/sv/pricing')) === 200,
  );
}, 180_000);

test('a closed brand has no host, and opens unchanged', async () => {
  const closed = await timeUntil(does('close', own.id), async () => (await fetchStatus(own.host)) === 421);
  const opened = await timeUntil(does('open', own.id), async () => (await fetchStatus(own.host)) === 200);
  expect(Math.max(closed, opened)).toBeLessThan(aMinute);
}, 180_000);
