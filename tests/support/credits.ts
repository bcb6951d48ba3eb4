import { randomUUID } from 'node:crypto';
import { bookCredits } from '../../backend/commerce/credits/book-credits.ts';
import { connect, inTransaction } from '../../backend/platform/db/connect.ts';
import type { Person } from '../system/cast.ts';
import { stackAddress } from './stack.ts';

/** Puts credits into the purses of members, through the ledger as a purchase would. */
export async function giveCredits(people: readonly Pick<Person, 'user'>[], delta: number): Promise<void> {
  const db = connect(stackAddress().databaseUrl, 4);
  try {
    for (const { user } of people) {
      const booking = { userId: user.id, delta, reference: randomUUID(), now: new Date() };
      await inTransaction(db, (tx) => bookCredits(tx, { ...booking, reason: 'correction' }));
    }
  } finally {
    await db.$client.end();
  }
}
