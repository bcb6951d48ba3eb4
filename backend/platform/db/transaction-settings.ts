import type { Tx } from './connect.ts';

/** Lifts the statement timeout for the rest of the transaction. */
export async function liftTimeout(tx: Tx): Promise<void> {
  await tx.$client.query('set local statement_timeout = 0');
}

/** Makes the rest of the transaction read one snapshot; call before the first statement. */
export async function setSnapshotIsolation(tx: Tx): Promise<void> {
  await tx.$client.query('set transaction isolation level repeatable read, read only');
}
