import { setImmediate as tick } from 'node:timers/promises';
import type { FeedEvent } from '#lib/contract/events.ts';
import { fakeDatabase } from '#tests/support/fake-database.ts';
import { until } from '#tests/support/until.ts';
import { inTransaction, type Db } from '../db/connect.ts';
import { announce, invalidateTags } from './hub.ts';
import { batchEvents, packLines, setOutlet } from './publish.ts';

const like = (id: number): FeedEvent => ({ type: 'like', id, mutual: false, to: [id] });
const hintsIn = (line = '') => JSON.parse(line.slice(line.indexOf(' '))) as FeedEvent[];

/** Records database queries and the events sent through the outlet. */
function scene(refuses = '') {
  const noted: string[] = [];
  const db = fakeDatabase((query) => {
    noted.push(query);
    if (query === refuses) throw new Error('refused');
    return [];
  });
  return { db, noted };
}

describe('hints of a transaction', () => {
  const write = (db: Db) =>
    inTransaction(db, async (tx) => {
      await announce(tx, [1], { type: 'likes' });
      await announce(tx, [], { type: 'user' });
      await tx.$client.query('insert');
      await invalidateTags(tx, 'member:1');
    });

  it('go out once it has committed, not before', async () => {
    const { db, noted } = scene();
    setOutlet(db, ({ type }) => noted.push(type));
    await write(db);
    expect(noted).toEqual(['BEGIN', 'insert', 'COMMIT', 'likes', 'purge']);
  });

  it.each(['insert', 'COMMIT'])(
    'do not go out where %s fails, and once where it is done again',
    async (refused) => {
      const { db, noted } = scene(refused);
      setOutlet(db, ({ type }) => noted.push(type));
      await expect(write(db)).rejects.toThrow('refused');
      expect(noted.at(-1)).toBe('ROLLBACK');
      const again = scene();
      setOutlet(again.db, ({ type }) => again.noted.push(type));
      await write(again.db);
      expect(again.noted.filter((each) => each === 'likes')).toHaveLength(1);
    },
  );

  it('are published at once outside a transaction', async () => {
    const { db, noted } = scene();
    setOutlet(db, ({ type }) => noted.push(type));
    await announce(db, [1], { type: 'likes' });
    expect(noted).toEqual(['likes']);
  });

  it('are published by a command’s database before it continues, at no cost if that fails', async () => {
    const sent = 'select pg_notify($1, line) from unnest($2::text[]) line';
    const { db, noted } = scene();
    await write(db);
    expect(noted).toEqual(['BEGIN', 'insert', 'COMMIT', sent, sent]);
    await write(scene(sent).db);
  });
});

describe('lines', () => {
  it('hold as many hints as a notification can carry, and all of them', () => {
    const hints = Array.from({ length: 1_000 }, (_, id) => like(id));
    const lines = packLines('speaker', hints);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(8_000);
    expect(lines.length).toBeLessThan(10);
    expect(lines.flatMap(hintsIn)).toEqual(hints);
  });

  it('split a hint that is too long for one', () => {
    const to = Array.from({ length: 3_000 }, (_, id) => id + 1_000_000);
    const tags = to.map((id) => `member:${id}`);
    const lines = packLines('speaker', [
      { type: 'chats', to },
      { type: 'purge', tags },
    ]);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(8_000);
    const hints = lines.flatMap(hintsIn);
    expect(hints.flatMap((hint) => (hint.type === 'purge' ? [] : hint.to))).toEqual(to);
    expect(hints.flatMap((hint) => (hint.type === 'purge' ? hint.tags : []))).toEqual(tags);
  });
});

describe('gathering', () => {
  it('publishes all hints of a moment together, each once, then the next ones', async () => {
    const sent: string[][] = [];
    let finish = () => {};
    const hints = batchEvents('speaker', (lines) => {
      sent.push(lines);
      return new Promise((resolve) => (finish = resolve));
    });
    for (const id of [1, 2, 1]) hints.add(like(id));
    await until(() => sent.length === 1);
    hints.add(like(3));
    hints.add(like(4));
    await tick();
    expect(sent.map(([line]) => hintsIn(line))).toEqual([[like(1), like(2)]]);
    finish();
    await until(() => sent.length === 2);
    expect(hintsIn(sent[1]?.[0])).toEqual([like(3), like(4)]);
    finish();
    await hints.close();
  });

  it('reports missed hints once it is connected again', async () => {
    const sent: string[] = [];
    let fails = 2;
    const hints = batchEvents('speaker', (lines) => {
      if (fails-- > 0) return Promise.reject(new Error('away'));
      sent.push(...lines);
      return Promise.resolve();
    });
    hints.add(like(1));
    await until(() => sent.length === 1);
    hints.add(like(2));
    await until(() => sent.length === 2);
    expect(sent.map(hintsIn)).toEqual([[], [like(2)]]);
  });
});
