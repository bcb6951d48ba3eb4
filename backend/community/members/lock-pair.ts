import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';

/** Simultaneous likes both see the match, and nothing slips past a block. Check blocks only under this lock. */
export async function lockPair(tx: Tx, one: number, other: number): Promise<void> {
  await tx.execute(sql`select ${pairLock(one, other)}`);
}

/** The same lock as part of a larger statement. */
export function pairLock(one: number, other: number): SQL {
  const [a, b] = [Math.min(one, other), Math.max(one, other)];
  return sql`pg_advisory_xact_lock(hashtext(${`pair:${a}:${b}`}))`;
}
