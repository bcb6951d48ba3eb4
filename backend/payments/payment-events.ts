import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { ProviderName } from './provider.ts';

export type EventSource = 'webhook' | 'poll' | 'return';

type PaymentEvent = {
  provider: ProviderName;
  ref: string;
  paymentId: number | null;
  source: EventSource;
  /** What the provider said, in a word. */
  told: string | null;
  outcome: 'received' | 'settled' | 'reversed' | 'unchanged' | 'refused' | 'unknown';
  now: Date;
};

/** Writes down what was heard of a payment. */
export async function logPaymentEvent(db: Queries, event: PaymentEvent): Promise<void> {
  await db.execute(sql`
    insert into payment_events (provider, provider_ref, payment_id, source, told, outcome, received_at)
    values (${event.provider}, ${event.ref}, ${event.paymentId}, ${event.source}, ${event.told}, ${event.outcome},
      ${event.now.toISOString()})`);
}
