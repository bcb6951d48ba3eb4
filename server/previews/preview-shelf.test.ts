import { PurgeLog } from '../purge-log.ts';
import { InTurn, TooBusy } from './in-turn.ts';
import { PreviewShelf, type KeptPreview } from './preview-shelf.ts';

const preview = (bytes = 10): KeptPreview => ({
  file: Buffer.alloc(bytes),
  etag: '"x"',
  version: 'x',
  isPersonal: false,
});

describe('the shelf', () => {
  it('gives back what was put there, for ten minutes', () => {
    const shelf = new PreviewShelf(new PurgeLog(), 100);
    const kept = preview();
    shelf.put('a', kept, ['brand:x'], shelf.mark, 0);
    expect(shelf.get('a', 599_999)).toBe(kept);
    expect(shelf.get('a', 600_000)).toBeNull();
    expect(shelf.get('b', 0)).toBeNull();
  });

  it('loses what is purged, and keeps nothing that was asked for before', () => {
    const purges = new PurgeLog();
    const shelf = new PreviewShelf(purges, 100);
    shelf.put('a', preview(), ['member:1'], shelf.mark, 0);
    shelf.put('b', preview(), ['member:2'], shelf.mark, 0);
    const mark = shelf.mark;
    purges.note(['member:1']);
    expect(shelf.get('a', 0)).toBeNull();
    expect(shelf.get('b', 0)).not.toBeNull();
    shelf.put('a', preview(), ['member:1'], mark, 0);
    expect(shelf.get('a', 0)).toBeNull();
    purges.note(null);
    expect(shelf.get('b', 0)).toBeNull();
  });

  it('drops what was not used for longest once it is full', () => {
    const shelf = new PreviewShelf(new PurgeLog(), 25);
    shelf.put('a', preview(), [], shelf.mark, 0);
    shelf.put('b', preview(), [], shelf.mark, 0);
    shelf.get('a', 0);
    shelf.put('c', preview(), [], shelf.mark, 0);
    expect(['a', 'b', 'c'].map((key) => shelf.get(key, 0) !== null)).toEqual([true, false, true]);
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
