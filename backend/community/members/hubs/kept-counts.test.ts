import type { HubCounts } from './count-hubs.ts';
import { createKeptCounts } from './kept-counts.ts';

const nobody: HubCounts = { regions: new Map(), interests: new Map(), towns: new Map() };
const people = (real: number): HubCounts => ({
  ...nobody,
  regions: new Map([['DE-NW', { real, fictional: 0 }]]),
});
const realOf = ({ regions }: HubCounts) => regions.get('DE-NW')?.real;

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
  const kept = createKeptCounts(() => now);
  expect(realOf(await kept.get('brand', counting(1, 0)))).toBe(1);
  now += 1_999;
  expect(realOf(await kept.get('brand', counting(2, 0)))).toBe(1);
  now += 1;
  expect(realOf(await kept.get('brand', counting(3, 0)))).toBe(3);
});

it('rests a hundred times as long as it takes, and then shows the old count while it counts', async () => {
  const kept = createKeptCounts(() => now);
  await kept.get('brand', counting(1, 3_000));
  now += 299_000;
  expect(realOf(await kept.get('brand', counting(2, 3_000)))).toBe(1);
  expect(counted).toBe(1);
  now += 1_000;
  expect(realOf(await kept.get('brand', counting(3, 0)))).toBe(1);
  expect(counted).toBe(2);
  await new Promise(setImmediate);
  expect(realOf(await kept.get('brand', counting(4, 0)))).toBe(3);
});

it('counts again at once after a change, as far as its cost allows', async () => {
  const kept = createKeptCounts(() => now);
  await kept.get('a brand', counting(1, 10));
  await kept.get('b brand', counting(2, 10));
  kept.outdate((key) => key.startsWith('a'));
  now += 189;
  expect(realOf(await kept.get('a brand', counting(3, 0)))).toBe(1);
  now += 1;
  expect(realOf(await kept.get('a brand', counting(4, 0)))).toBe(4);
  expect(realOf(await kept.get('b brand', counting(5, 0)))).toBe(2);
});

it('takes what was counted during a change for outdated', async () => {
  const kept = createKeptCounts(() => now);
  await kept.get('brand', async () => {
    kept.outdate(() => true);
    return people(1);
  });
  expect(realOf(await kept.get('brand', counting(2, 0)))).toBe(2);
});

it('counts once for all who wait', async () => {
  const kept = createKeptCounts(() => now);
  const count = counting(1, 0);
  await Promise.all([kept.get('brand', count), kept.get('brand', count)]);
  expect(counted).toBe(1);
});

it('counts each brand for itself, and again after a failure', async () => {
  const kept = createKeptCounts(() => now);
  await kept.get('brand', counting(1, 0));
  await expect(kept.get('other', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(realOf(await kept.get('other', counting(5, 0)))).toBe(5);
});
