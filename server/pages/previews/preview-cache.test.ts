import { PurgeLog } from '../purge-log.ts';
import { InTurn, TooBusy } from './in-turn.ts';
import { PreviewCache, type KeptPreview } from './preview-cache.ts';

const preview = (bytes = 10): KeptPreview => ({
  file: Buffer.alloc(bytes),
  etag: '"x"',
  version: 'x',
  isPersonal: false,
});

describe('the cache', () => {
  it('gives back what was put there, for ten minutes', () => {
    const cache = new PreviewCache(new PurgeLog(), 100);
    const kept = preview();
    cache.put('a', kept, ['brand:x'], cache.mark, 0);
    expect(cache.get('a', 599_999)).toBe(kept);
    expect(cache.get('a', 600_000)).toBeNull();
    expect(cache.get('b', 0)).toBeNull();
  });

  it('loses what is purged, and keeps nothing that was asked for before', () => {
    const purges = new PurgeLog();
    const cache = new PreviewCache(purges, 100);
    cache.put('a', preview(), ['member:1'], cache.mark, 0);
    cache.put('b', preview(), ['member:2'], cache.mark, 0);
    const mark = cache.mark;
    purges.note(['member:1']);
    expect(cache.get('a', 0)).toBeNull();
    expect(cache.get('b', 0)).not.toBeNull();
    cache.put('a', preview(), ['member:1'], mark, 0);
    expect(cache.get('a', 0)).toBeNull();
    purges.note(null);
    expect(cache.get('b', 0)).toBeNull();
  });

  it('drops what was not used for longest once it is full', () => {
    const cache = new PreviewCache(new PurgeLog(), 25);
    cache.put('a', preview(), [], cache.mark, 0);
    cache.put('b', preview(), [], cache.mark, 0);
    cache.get('a', 0);
    cache.put('c', preview(), [], cache.mark, 0);
    expect(['a', 'b', 'c'].map((key) => cache.get(key, 0) !== null)).toEqual([true, false, true]);
  });
});

describe('drawing in turn', () => {
  it('does one thing after the other, also after one that fails', async () => {
    const turn = new InTurn(5);
    const said: string[] = [];
    const task = (name: string) => async () => {
      said.push(`${name} begins`);
      await new Promise(setImmediate);
      said.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
    };
    const first = turn.run(task('a'));
    const second = turn.run(task('b'));
    await expect(first).rejects.toThrow('a fails');
    await second;
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('refuses more than may wait, and takes them again later', async () => {
    const turn = new InTurn(2);
    const slow = () => new Promise((resolve) => setImmediate(() => resolve('done')));
    const running = [turn.run(slow), turn.run(slow)];
    await expect(turn.run(slow)).rejects.toThrow(TooBusy);
    await Promise.all(running);
    await expect(turn.run(slow)).resolves.toBe('done');
  });
});
