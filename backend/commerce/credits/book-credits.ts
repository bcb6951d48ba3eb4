import { sql } from 'drizzle-orm';
import { addCredits } from '../../identity/accounts/update-account.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { announce } from '../../platform/realtime/hub.ts';

type Booking = {
  userId: number;
  /** Positive to give, negative to spend. */
  delta: number;
  reason: 'signup' | 'message' | 'gift' | 'image' | 'purchase' | 'refund' | 'chargeback' | 'correction';
  /** Unique: the database refuses a duplicate booking. For a payment it starts with `payment:<id>`. */
  reference: string;
  otherProfileId?: number;
  now: Date;
};

/**
 * Changes a balance and writes the ledger entry in one statement, and notifies the member's browsers. Returns the new
 * balance in credits. The caller has checked the balance while holding the member's row lock; the constraint is the
 * last line of defence.
 */
export async function bookCredits(tx: Tx, booking: Booking): Promise<number> {
  const { rows } = await tx.execute<{ balance: number }>(sql`
    with changed as (
      ${addCredits(booking.userId, booking.delta)}
    )
    insert into credit_ledger (user_id, delta, balance, reason, reference, other_profile_id, created_at)
    select ${booking.userId}::bigint, ${booking.delta}::int, changed.credits, ${booking.reason}::text,
      ${booking.reference}::text, ${booking.otherProfileId ?? null}::bigint, ${booking.now.toISOString()}::timestamptz
    from changed returning balance`);
  const balance = rows[0]?.balance;
  if (balance === undefined) throw new Error(`No user ${booking.userId} to book credits for`);
  await announce(tx, [booking.userId], { type: 'user' });
  return balance;
}
