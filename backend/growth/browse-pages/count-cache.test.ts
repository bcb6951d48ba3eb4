import type { MemberCounts } from './count-members.ts';
import { createCountCache } from './count-cache.ts';

const noCounts: MemberCounts = { regions: new Map(), interests: new Map(), towns: new Map() };
const people = (real: number): MemberCounts => ({
  ...noCounts,
  regions: new Map([['DE-NW', { real, fictional: 0 }]]),
});
const getReal = ({ regions }: MemberCounts) => regions.get('DE-NW')?.real;

let now = 0;
let counted = 0;
const counting = (real: number, took: number) => async () => {
  counted += 1;
  now += took;
  return people(real);
};

beforeEach(() => {
  now = 1_000;
  counted = 0;
});

it('counts again after two seconds where it takes no time', async () => {
  const cache = createCountCache(() => now);
  expect(getReal(await cache.get('brand', counting(1, 0)))).toBe(1);
  now += 1_999;
  expect(getReal(await cache.get('brand', counting(2, 0)))).toBe(1);
  now += 1;
  expect(getReal(await cache.get('brand', counting(3, 0)))).toBe(3);
});

it('rests a hundred times as long as it takes, and then shows the old count while it counts', async () => {
  const cache = createCountCache(() => now);
  await cache.get('brand', counting(1, 3_000));
  now += 299_000;
  expect(getReal(await cache.get('brand', counting(2, 3_000)))).toBe(1);
  expect(counted).toBe(1);
  now += 1_000;
  expect(getReal(await cache.get('brand', counting(3, 0)))).toBe(1);
  expect(counted).toBe(2);
  await new Promise(setImmediate);
  expect(getReal(await cache.get('brand', counting(4, 0)))).toBe(3);
});

it('counts again at once after a change, as far as its cost allows', async () => {
  const cache = createCountCache(() => now);
  await cache.get('a brand', counting(1, 10));
  await cache.get('b brand', counting(2, 10));
  cache.outdate((key) => key.startsWith('a'));
  now += 189;
  expect(getReal(await cache.get('a brand', counting(3, 0)))).toBe(1);
  now += 1;
  expect(getReal(await cache.get('a brand', counting(4, 0)))).toBe(4);
  expect(getReal(await cache.get('b brand', counting(5, 0)))).toBe(2);
});

it('treats what was counted during a change as outdated', async () => {
  const cache = createCountCache(() => now);
  await cache.get('brand', async () => {
    cache.outdate(() => true);
    return people(1);
  });
  expect(getReal(await cache.get('brand', counting(2, 0)))).toBe(2);
});

it('counts once for all who wait', async () => {
  const cache = createCountCache(() => now);
  const count = counting(1, 0);
  await Promise.all([cache.get('brand', count), cache.get('brand', count)]);
  expect(counted).toBe(1);
});

it('counts each brand for itself, and again after a failure', async () => {
  const cache = createCountCache(() => now);
  await cache.get('brand', counting(1, 0));
  await expect(cache.get('other', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(getReal(await cache.get('other', counting(5, 0)))).toBe(5);
});
