import { FairTurns, TooBusy } from './fair-turns.ts';

type Bounds = ConstructorParameters<typeof FairTurns>[0];

/** Tasks that record their start, and end on demand. */
function noting(bounds: Bounds) {
  const turns = new FairTurns(bounds);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    turns,
    started,
    ask: (key: string, name: string) =>
      turns.run(key, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      // The task ends, then the next starts.
      for (let nth = 0; nth < 2; nth += 1) await new Promise(setImmediate);
    },
  };
}

const one = { atOnce: 1, perKey: 1, waiting: { own: 5, all: 10 } };

it('lets the keys take turns, however many one of them brings', async () => {
  const { ask, started, end } = noting(one);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  void ask('b', 'b1');
  void ask('c', 'c1');
  void ask('b', 'b2');
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('runs one of a key at a time, and several keys side by side', async () => {
  const { ask, started, end } = noting({ ...one, atOnce: 2 });
  void ask('a', 'a1');
  void ask('a', 'a2');
  void ask('b', 'b1');
  void ask('c', 'c1');
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('lets so many of a key wait, and so many of all', async () => {
  const { ask, end } = noting({ ...one, waiting: { own: 2, all: 3 } });
  const first = ask('a', 'a1');
  void ask('a', 'a2');
  void ask('a', 'a3');
  await expect(ask('a', 'a4')).rejects.toThrow(TooBusy);
  void ask('b', 'b1');
  await expect(ask('c', 'c1')).rejects.toThrow(TooBusy);
  await end('a1');
  await first;
  void ask('c', 'c1');
});

it('goes on after a task that fails, and gives back what a task answers', async () => {
  const turns = new FairTurns(one);
  const failing = turns.run('a', () => Promise.reject(new Error('a fails')));
  const next = turns.run('a', () => Promise.resolve(7));
  await expect(failing).rejects.toThrow('a fails');
  expect(await next).toBe(7);
});
