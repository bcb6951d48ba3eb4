import { cachePlace, getCachedPlace, roundPosition } from './geocode-cache.ts';

const hour = 3_600_000;
const cologne = { city: 'Köln', country: 'DE', region: 'DE-NW' };

function memory() {
  const storage = new Map<string, string>();
  return {
    storage,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
}

test('a position leaves the device to a kilometre', () => {
  expect(roundPosition(50.93812, 6.95999)).toEqual({ lat: 50.94, lon: 6.96 });
  expect(Object.is(roundPosition(-0.001, 0).lat, 0)).toBe(true);
});

test('a town is known for an hour, and for its own position only', () => {
  const storage = memory();
  const position = roundPosition(50.938, 6.96);
  cachePlace(storage, position, cologne, 1_000_000);
  expect(getCachedPlace(storage, roundPosition(50.9401, 6.9603), 1_000_000 + hour - 1)).toEqual(cologne);
  expect(getCachedPlace(storage, position, 1_000_000 + hour)).toBeNull();
  expect(getCachedPlace(storage, { lat: 52.52, lon: 13.41 }, 1_000_001)).toBeNull();
  // A clock set back must not keep it for ever.
  expect(getCachedPlace(storage, position, 999_999)).toBeNull();
});

test('positions that are older than an hour leave the storage with the next one', () => {
  const storage = memory();
  cachePlace(storage, { lat: 1, lon: 1 }, cologne, 0);
  cachePlace(storage, { lat: 2, lon: 2 }, cologne, hour + 1);
  expect([...storage.storage.values()].join()).not.toContain('"1,1"');
});

test('what cannot be read is asked for again', () => {
  const broken = memory();
  broken.setItem('vonk_geocode', '[{"position":"1,1"},null,7]');
  expect(getCachedPlace(broken, { lat: 1, lon: 1 }, 5)).toBeNull();
  broken.setItem('vonk_geocode', '{');
  expect(getCachedPlace(broken, { lat: 1, lon: 1 }, 5)).toBeNull();
});
