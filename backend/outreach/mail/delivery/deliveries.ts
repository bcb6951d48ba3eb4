import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '#backend/platform/db/connect.ts';
import { mailDeliveries, type DeliveryState } from '#backend/platform/db/schema/mail-deliveries.ts';

export type Delivery = typeof mailDeliveries.$inferSelect;

type Tried = {
  jobId: string;
  kind: string;
  subjectId: number;
  brandId: string | null;
  state: DeliveryState;
  error: string | null;
  createdAt: Date;
  triedAt: Date;
  nextAt: Date | null;
};

export async function recordDelivery(db: Queries, tried: Tried): Promise<void> {
  const { state, error, triedAt, nextAt, brandId } = tried;
  await db
    .insert(mailDeliveries)
    .values({ ...tried, tries: 1 })
    .onConflictDoUpdate({
      target: mailDeliveries.jobId,
      set: {
        state,
        error,
        triedAt,
        nextAt,
        brandId: brandId ?? sql`${mailDeliveries.brandId}`,
        tries: sql`${mailDeliveries.tries} + 1`,
      },
    });
}

/** Whether an attempt of this mail is recorded. */
export async function wasTried(db: Queries, jobId: string): Promise<boolean> {
  const rows = await db
    .select({ id: mailDeliveries.id })
    .from(mailDeliveries)
    .where(eq(mailDeliveries.jobId, jobId));
  return rows.length > 0;
}

export type DeliveryFilter = {
  id?: number | undefined;
  states?: readonly DeliveryState[] | undefined;
  kind?: string | undefined;
  brand?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** Newest first. */
export function listDeliveries(db: Queries, filter: DeliveryFilter, limit: number): Promise<Delivery[]> {
  return db
    .select()
    .from(mailDeliveries)
    .where(matches(filter))
    .orderBy(sql`${mailDeliveries.id} desc`)
    .limit(limit);
}

/** Marks mails as enqueued again, and returns them. */
export function claimForResending(tx: Tx, filter: DeliveryFilter): Promise<Delivery[]> {
  return tx
    .update(mailDeliveries)
    .set({ state: 'resent', nextAt: null })
    .where(and(matches(filter), inArray(mailDeliveries.state, ['sent', 'bounced', 'given_up', 'dropped'])))
    .returning();
}

/** Retention of delivery results, in milliseconds. */
const deliveryRetentionMs = 30 * 24 * 60 * 60 * 1000;

export async function purgeDeliveries(db: Queries, now: Date): Promise<void> {
  await db
    .delete(mailDeliveries)
    .where(lt(mailDeliveries.createdAt, new Date(now.getTime() - deliveryRetentionMs)));
}

function matches({ id, states, kind, brand, from, to }: DeliveryFilter): SQL | undefined {
  const { createdAt, brandId } = mailDeliveries;
  return and(
    id === undefined ? undefined : eq(mailDeliveries.id, id),
    states && inArray(mailDeliveries.state, [...states]),
    kind === undefined ? undefined : eq(mailDeliveries.kind, kind),
    brand === undefined ? undefined : eq(brandId, brand),
    from && gte(createdAt, from),
    to && lte(createdAt, to),
  );
}
