import { OwnedCache } from './owned-cache.ts';

const of = (owner: number) => ({ owner });
const createCache = (max: number) => new OwnedCache<{ owner: number }>(max, ({ owner }) => owner);

it('drops the entries of one and keeps the others', () => {
  const cache = createCache(10);
  cache.set('a', of(1));
  cache.set('b', of(1));
  cache.set('c', of(2));
  cache.deleteByOwner(1);
  cache.deleteByOwner(9);
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.owner)).toEqual([undefined, undefined, 2]);
});

it('drops only the least recently used entry once it is full', () => {
  const cache = createCache(2);
  cache.set('a', of(1));
  cache.set('b', of(1));
  cache.get('a');
  cache.set('c', of(2));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.owner)).toEqual([1, undefined, 2]);
  cache.deleteByOwner(1);
  expect(cache.get('a')).toBeUndefined();
});

it('knows a key only by its newest owner', () => {
  const cache = createCache(2);
  cache.set('a', of(1));
  cache.set('a', of(2));
  cache.deleteByOwner(1);
  expect(cache.get('a')).toEqual(of(2));
  cache.deleteByOwner(2);
  expect(cache.get('a')).toBeUndefined();
});

it('drops everything', () => {
  const cache = createCache(2);
  cache.set('a', of(1));
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});
