import { and, count, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { paymentEvents } from '../../platform/db/schema/payments.ts';
import type { ProviderName } from './provider.ts';

export type EventSource = 'webhook' | 'poll' | 'return';

type PaymentEvent = {
  provider: ProviderName;
  ref: string;
  paymentId: number | null;
  source: EventSource;
  /** The status reported by the provider. */
  providerStatus: string | null;
  outcome: 'received' | 'settled' | 'reversed' | 'unchanged' | 'refused' | 'unknown';
  now: Date;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Events of unknown payments logged per hour: enough to notice an attack. */
const unknownAnHour = 60;
/** Retention of unknown events, and of those that changed no payment. */
const unknownLife = 7 * day;
const emptyLife = 180 * day;

/** Logs an event of a payment. */
export async function logPaymentEvent(db: Queries, { ref, now, ...event }: PaymentEvent): Promise<void> {
  await db.insert(paymentEvents).values({ ...event, providerRef: ref, receivedAt: now });
}

/** Logs an event of an unknown payment, up to the hourly limit. */
export async function logUnknownEvent(
  db: Queries,
  event: Pick<PaymentEvent, 'provider' | 'ref' | 'now'>,
): Promise<void> {
  const since = new Date(event.now.getTime() - hour);
  const recent = await db
    .select({ ref: paymentEvents.providerRef })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.paymentId), gt(paymentEvents.receivedAt, since)))
    .limit(unknownAnHour);
  if (recent.length >= unknownAnHour || recent.some(({ ref }) => ref === event.ref)) return;
  await logPaymentEvent(db, {
    ...event,
    paymentId: null,
    source: 'webhook',
    providerStatus: null,
    outcome: 'unknown',
  });
}

/** Number of logged webhooks of a payment within the given milliseconds. */
export async function countWebhooks(
  db: Queries,
  paymentId: number,
  within: number,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, paymentId),
        eq(paymentEvents.outcome, 'received'),
        gt(paymentEvents.receivedAt, new Date(now.getTime() - within)),
      ),
    );
  return row?.count ?? 0;
}

/** Deletes old events except those that moved money. */
export async function purgePaymentEvents(db: Queries, now: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.paymentId),
        lt(paymentEvents.receivedAt, new Date(now.getTime() - unknownLife)),
      ),
    );
  await db
    .delete(paymentEvents)
    .where(
      and(
        isNotNull(paymentEvents.paymentId),
        inArray(paymentEvents.outcome, ['received', 'unchanged']),
        lt(paymentEvents.receivedAt, new Date(now.getTime() - emptyLife)),
      ),
    );
}
