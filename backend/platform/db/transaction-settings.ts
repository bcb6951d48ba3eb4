import type { Tx } from './connect.ts';

/** What follows in this transaction may take longer than any request. */
export async function liftTimeout(tx: Tx): Promise<void> {
  await tx.$client.query('set local statement_timeout = 0');
}

/** What follows reads one picture of all data, however long it takes; before the first statement. */
export async function setSnapshotIsolation(tx: Tx): Promise<void> {
  await tx.$client.query('set transaction isolation level repeatable read, read only');
}
