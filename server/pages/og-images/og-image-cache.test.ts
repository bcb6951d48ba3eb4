import { PurgeLog } from '../purge-log.ts';
import { OgImageCache, type CachedOgImage } from './og-image-cache.ts';

const preview = (bytes = 10): CachedOgImage => ({
  file: Buffer.alloc(bytes),
  etag: '"x"',
  version: 'x',
  isPersonal: false,
});

describe('the cache', () => {
  it('returns what was stored, for ten minutes', () => {
    const cache = new OgImageCache(new PurgeLog(), 100);
    const cached = preview();
    cache.put('a', cached, ['brand:x'], cache.purgeVersion, 0);
    expect(cache.get('a', 599_999)).toBe(cached);
    expect(cache.get('a', 600_000)).toBeNull();
    expect(cache.get('b', 0)).toBeNull();
  });

  it('drops what is purged, and stores nothing requested before', () => {
    const purges = new PurgeLog();
    const cache = new OgImageCache(purges, 100);
    cache.put('a', preview(), ['member:1'], cache.purgeVersion, 0);
    cache.put('b', preview(), ['member:2'], cache.purgeVersion, 0);
    const mark = cache.purgeVersion;
    purges.note(['member:1']);
    expect(cache.get('a', 0)).toBeNull();
    expect(cache.get('b', 0)).not.toBeNull();
    cache.put('a', preview(), ['member:1'], mark, 0);
    expect(cache.get('a', 0)).toBeNull();
    purges.note(null);
    expect(cache.get('b', 0)).toBeNull();
  });

  it('drops the least recently used entry once full', () => {
    const cache = new OgImageCache(new PurgeLog(), 25);
    cache.put('a', preview(), [], cache.purgeVersion, 0);
    cache.put('b', preview(), [], cache.purgeVersion, 0);
    cache.get('a', 0);
    cache.put('c', preview(), [], cache.purgeVersion, 0);
    expect(['a', 'b', 'c'].map((key) => cache.get(key, 0) !== null)).toEqual([true, false, true]);
  });
});
