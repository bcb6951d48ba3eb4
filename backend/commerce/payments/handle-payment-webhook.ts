import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/connect.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import type { Services } from '../../platform/http/call.ts';
import { countWebhooks, logPaymentEvent, logUnknownEvent } from './payment-events.ts';
import type { ProviderName } from './provider.ts';

/** Beyond this many webhooks of a payment in ten minutes (ms), it is checked only about once a minute. */
const crowd = { webhooks: 20, within: 10 * 60 * 1000 };
/** Minimum seconds between two status checks of a payment. */
const delays = { usual: 1, crowded: 60 };

/**
 * A webhook is only a hint: it is logged, and a job asks the provider. A forged one reveals and changes nothing, and
 * cannot fill tables or cause unlimited requests. A payment is checked at most once a second, and always once more
 * after the last webhook.
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
    const seconds = isCrowded ? delays.crowded : delays.usual;
    if ((await countWebhooks(tx, paymentId, seconds * 1000, now())) === 0)
      await logPaymentEvent(tx, {
        provider,
        ref,
        paymentId,
        source: 'webhook',
        providerStatus: null,
        outcome: 'received',
        now: now(),
      });
    const once = { key: String(paymentId), seconds, orNext: true };
    await jobs.enqueue(tx, 'settle-payment', { paymentId }, 0, once);
  });
}
