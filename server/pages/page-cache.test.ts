import { PageCache } from './page-cache.ts';
import { pageEntry, type PageEntry } from './page-entry.ts';

function entry(tags: string[], size = 1000): PageEntry {
  const answer = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.alloc(size, 'x') };
  return pageEntry(answer, { tags, freshUntil: Date.now() + 1000, isDevelopment: false });
}

it('drops what carries a purged tag and nothing else', () => {
  const cache = new PageCache(1e6);
  cache.set('a', entry(['brand:x', 'member:1']));
  cache.set('b', entry(['brand:x', 'member:2']));
  expect(cache.purge(['member:1', 'member:9'])).toBe(1);
  expect(cache.get('a', 0)).toBeUndefined();
  expect(cache.get('b', 0)).toBeDefined();
  expect(cache.purge(['brand:x'])).toBe(1);
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

it('stays within its bytes and lets the least recently used go', () => {
  const cache = new PageCache(16_000);
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, entry([]));
  cache.get('a', 5_000);
  cache.set('f', entry([]));
  expect(cache.get('a', 5_000)).toBeDefined();
  expect(cache.get('b', 5_000)).toBeUndefined();
  expect(cache.size.bytes).toBeLessThanOrEqual(16_000);
});

it('does not keep what would fill a quarter of it', () => {
  const cache = new PageCache(16_000);
  cache.set('a', entry([], 8_000));
  expect(cache.size.entries).toBe(0);
});

it('counts compressed forms', () => {
  const cache = new PageCache(1e6);
  const cached = entry([]);
  cache.set('a', cached);
  const before = cache.size.bytes;
  cache.grow('a', cached, 500);
  expect(cache.size.bytes).toBe(before + 500);
  cache.delete('a');
  expect(cache.size.bytes).toBe(0);
});
