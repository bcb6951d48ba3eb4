import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/connect.ts';
import { bookCredits } from './book-credits.ts';

const now = new Date('2026-11-22T12:00:00Z');
const booking = { userId: 7, delta: -1, reason: 'message', reference: 'message:81', now } as const;

/** A transaction that records its statements and answers with these rows. */
function fakeTransaction(rows: { balance: number }[]) {
  const queries: { sql: string; params: unknown[] }[] = [];
  const execute = (query: SQL) => {
    queries.push(new PgDialect().sqlToQuery(query));
    return Promise.resolve({ rows });
  };
  return { queries, tx: { execute } as unknown as Tx };
}

test('balance and ledger change in one statement, which says who, how much, why and what for', async () => {
  const { tx, queries } = fakeTransaction([{ balance: 4 }]);
  expect(await bookCredits(tx, { ...booking, otherProfileId: 70 })).toBe(4);
  expect(queries).toHaveLength(1);
  const [{ sql, params } = { sql: '', params: [] }] = queries;
  expect(sql).toContain('update users set credits = credits + ');
  expect(sql).toContain('insert into credit_ledger');
  expect(params).toEqual(
    expect.arrayContaining([7, -1, 'message', 'message:81', 70, '2026-11-22T12:00:00.000Z']),
  );
});

test('a booking without another member says so', async () => {
  const { tx, queries } = fakeTransaction([{ balance: 0 }]);
  expect(await bookCredits(tx, booking)).toBe(0);
  expect(queries[0]?.params).toContain(null);
});

test('books nothing for an unknown user', async () => {
  const { tx } = fakeTransaction([]);
  await expect(bookCredits(tx, booking)).rejects.toThrow('No user 7 to book credits for');
});
