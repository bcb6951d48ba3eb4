import { NoLongerWanted, TooBusy } from '#lib/process/fair-turns.ts';
import { RenderTurns } from './render-turns.ts';

/** Renders that end on request, by name. */
function stage() {
  const turns = new RenderTurns();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (network: string | null, name: string, isWanted = () => true, max = 10_000) =>
    turns.take(
      { network },
      () =>
        new Promise<string>((resolve) => {
          started.push(name);
          ends.set(name, () => resolve(name));
        }),
      max,
      isWanted,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { take, started, end };
}

const settled = async () => {
  for (let nth = 0; nth < 5; nth += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('makes three pages of a network at once and six in all, the others late', async () => {
  const { take, started, end } = stage();
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1', 'c2'].map((name) => take(name[0] ?? '', name));
  await settled();
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  await end('b1');
  expect(started.slice(6)).toEqual(['c2']);
  await end('a2');
  expect(started.slice(7)).toEqual(['a4']);
  for (const name of ['a1', 'a3', 'a4', 'a5', 'b2', 'c1', 'c2']) await end(name);
  expect(await Promise.all(all)).toHaveLength(9);
});

it('takes networks in turn, however many pages one of them waits for', async () => {
  const { take, started, end } = stage();
  for (const name of ['x1', 'x2', 'x3', 'y1', 'y2', 'y3']) void take(name[0] ?? '', name);
  for (const name of ['a1', 'a2', 'a3', 'b1']) void take(name[0] ?? '', name);
  await settled();
  for (const name of ['x1', 'x2', 'x3']) await end(name);
  expect(started.slice(6)).toEqual(['a1', 'b1', 'a2']);
});

it('refuses a flood from one network, and no others', async () => {
  const { take, started } = stage();
  for (let nth = 0; nth < 63; nth += 1) void take('flood', `f${nth}`);
  await expect(take('flood', 'too-much')).rejects.toThrow(TooBusy);
  void take('other', 'other');
  await settled();
  expect(started).toContain('other');
});

it('lets visitors with an unknown network use all places, and refuses none of them', async () => {
  const { take, started } = stage();
  const all = Array.from({ length: 100 }, (_, nth) => take(null, `n${nth}`));
  for (const each of all) each.catch(() => undefined);
  await settled();
  expect(started).toHaveLength(6);
});

it('renders nothing that all have stopped waiting for', async () => {
  const { take, started, end } = stage();
  for (let nth = 0; nth < 6; nth += 1) void take(null, `n${nth}`);
  let isWanted = true;
  const late = take('late', 'late', () => isWanted);
  const gone = late.catch((error: unknown) => error);
  isWanted = false;
  await settled();
  await end('n0');
  expect(await gone).toBeInstanceOf(NoLongerWanted);
  expect(started).not.toContain('late');
});

it('gives the place of what fails or never ends to the next', async () => {
  const { take, started } = stage();
  const turns = new RenderTurns();
  const broken = () => {
    throw new Error('broken');
  };
  for (let nth = 0; nth < 8; nth += 1)
    await expect(turns.take({ network: 'a' }, broken, 10_000, () => true)).rejects.toThrow('broken');
  for (let nth = 0; nth < 6; nth += 1) void take(null, `n${nth}`, () => true, 20);
  void take(null, 'next');
  await new Promise((resolve) => setTimeout(resolve, 60));
  await settled();
  expect(started).toContain('next');
});

it('says how long this thread worked on a page, once', async () => {
  const turns = new RenderTurns();
  const loads: number[] = [];
  const charge = (ms: number) => void loads.push(ms);
  await turns.take(
    { network: 'a', charge },
    async () => 'page',
    10_000,
    () => true,
  );
  expect(loads).toHaveLength(1);
  expect(loads[0]).toBeGreaterThanOrEqual(0);
});
