import { sql } from 'drizzle-orm';
import { inTransaction } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { logPaymentEvent } from './payment-events.ts';
import type { ProviderName } from './provider.ts';

/**
 * A webhook only says "look": it is written down, and a job asks the provider itself. Whoever forges one learns nothing
 * and changes nothing. A payment is asked about once a second at most, and always once more after the last webhook.
 */
export async function hearPayment(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  provider: ProviderName,
  ref: string,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from payments where provider = ${provider} and provider_ref = ${ref}`);
  const paymentId = rows[0]?.id ?? null;
  const event = { provider, ref, paymentId, source: 'webhook', told: null, now: now() } as const;
  if (paymentId === null) return logPaymentEvent(db, { ...event, outcome: 'unknown' });
  await inTransaction(db, async (tx) => {
    await logPaymentEvent(tx, { ...event, outcome: 'received' });
    const once = { key: String(paymentId), seconds: 1, orNext: true };
    await jobs.enqueue(tx, 'settle-payment', { paymentId }, 0, once);
  });
}
