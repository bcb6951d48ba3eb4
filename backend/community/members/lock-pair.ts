import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';

/**
 * One thing between two members at a time, whoever of them does it: liking each other at the same moment both come to
 * know of the match, and nothing slips in beside a block. Ask who is blocked only behind it.
 */
export async function lockPair(tx: Tx, one: number, other: number): Promise<void> {
  await tx.execute(sql`select ${pairLock(one, other)}`);
}

/** Likewise, as part of a statement that locks something else. */
export function pairLock(one: number, other: number): SQL {
  const [a, b] = [Math.min(one, other), Math.max(one, other)];
  return sql`pg_advisory_xact_lock(hashtext(${`pair:${a}:${b}`}))`;
}
