import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '#backend/platform/db/connect.ts';
import { mailDeliveries, type DeliveryStatus } from '#backend/platform/db/schema/mail.ts';

export type Delivery = typeof mailDeliveries.$inferSelect;

type Tried = {
  jobId: string;
  kind: string;
  subjectId: number;
  brandId: string | null;
  status: DeliveryStatus;
  error: string | null;
  createdAt: Date;
  attemptedAt: Date;
  nextAt: Date | null;
};

export async function recordDelivery(db: Queries, tried: Tried): Promise<void> {
  const { status, error, attemptedAt, nextAt, brandId } = tried;
  await db
    .insert(mailDeliveries)
    .values({ ...tried, attempts: 1 })
    .onConflictDoUpdate({
      target: mailDeliveries.jobId,
      set: {
        status,
        error,
        attemptedAt,
        nextAt,
        brandId: brandId ?? sql`${mailDeliveries.brandId}`,
        attempts: sql`${mailDeliveries.attempts} + 1`,
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
  statuses?: readonly DeliveryStatus[] | undefined;
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
    .set({ status: 'resent', nextAt: null })
    .where(and(matches(filter), inArray(mailDeliveries.status, ['sent', 'bounced', 'given_up', 'dropped'])))
    .returning();
}

/** Retention of delivery results, in milliseconds. */
const deliveryRetentionMs = 30 * 24 * 60 * 60 * 1000;

export async function purgeDeliveries(db: Queries, now: Date): Promise<void> {
  await db
    .delete(mailDeliveries)
    .where(lt(mailDeliveries.createdAt, new Date(now.getTime() - deliveryRetentionMs)));
}

function matches({ id, statuses, kind, brand, from, to }: DeliveryFilter): SQL | undefined {
  const { createdAt, brandId } = mailDeliveries;
  return and(
    id === undefined ? undefined : eq(mailDeliveries.id, id),
    statuses && inArray(mailDeliveries.status, [...statuses]),
    kind === undefined ? undefined : eq(mailDeliveries.kind, kind),
    brand === undefined ? undefined : eq(brandId, brand),
    from && gte(createdAt, from),
    to && lte(createdAt, to),
  );
}
