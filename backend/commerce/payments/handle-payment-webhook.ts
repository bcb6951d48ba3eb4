import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/connect.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import type { Services } from '../../platform/http/call.ts';
import { countWebhooks, logPaymentEvent, logUnknownEvent } from './payment-events.ts';
import type { ProviderName } from './provider.ts';

/** No payment has so many webhooks in ten minutes, in milliseconds: who sends more has it asked about once a minute. */
const crowd = { webhooks: 20, within: 10 * 60 * 1000 };
/** Seconds in which a payment is asked about once. */
const pauses = { usual: 1, crowded: 60 };

/**
 * A webhook only says "look": it is written down, and a job asks the provider itself. Whoever forges one learns nothing
 * and changes nothing, fills no table and has nobody asked without end. A payment is asked about once a second at most,
 * and always once more after the last webhook.
 */
export async function handlePaymentWebhook(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  provider: ProviderName,
  ref: string,
): Promise<void> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref)));
  if (!payment) return logUnknownEvent(db, { provider, ref, now: now() });
  const { id: paymentId } = payment;
  await inTransaction(db, async (tx) => {
    const isCrowded = (await countWebhooks(tx, paymentId, crowd.within, now())) >= crowd.webhooks;
    const seconds = isCrowded ? pauses.crowded : pauses.usual;
    if ((await countWebhooks(tx, paymentId, seconds * 1000, now())) === 0)
      await logPaymentEvent(tx, {
        provider,
        ref,
        paymentId,
        source: 'webhook',
        told: null,
        outcome: 'received',
        now: now(),
      });
    const once = { key: String(paymentId), seconds, orNext: true };
    await jobs.enqueue(tx, 'settle-payment', { paymentId }, 0, once);
  });
}
