import { RenderRateLimiter } from './render-rate-limiter.ts';

it('lets a network through until it has had its share, and others meanwhile', async () => {
  const limit = new RenderRateLimiter(3 / 600);
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3'])
    expect(await limit.take(address)).toBe(0);
  const wait = await limit.take('2001:db8::4');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limit.take('2001:db8:0:1::1')).toBe(0);
  expect(await limit.take('203.0.113.7')).toBe(0);
});

it('counts networks of IPv6 together that one person may have', async () => {
  const limit = new RenderRateLimiter(1 / 600);
  const waits: number[] = [];
  for (let nth = 0; nth < 21; nth += 1) waits.push(await limit.take(`2001:db8:7:${nth.toString(16)}::1`));
  expect(waits.slice(0, 20).every((wait) => wait === 0)).toBe(true);
  expect(waits[20]).toBeGreaterThan(0);
  expect(await limit.take('2001:db8:8::1')).toBe(0);
});

it('lets what takes long cost more, and one answer no more than it may', async () => {
  const limit = new RenderRateLimiter(20 / 600);
  for (let nth = 0; nth < 3; nth += 1) await limit.charge('203.0.113.7', 110);
  expect(await limit.take('203.0.113.7', 14)).toBe(0);
  expect(await limit.take('203.0.113.7')).toBeGreaterThan(0);
  await limit.charge('203.0.113.8', 60_000);
  expect(await limit.take('203.0.113.8', 10)).toBe(0);
  await limit.charge('203.0.113.9', 40);
  expect(await limit.take('203.0.113.9', 20)).toBe(0);
});
