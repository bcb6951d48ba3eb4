import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { CreditPackage } from '#lib/contract/commerce/credits.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { creditPackages } from '../../platform/db/schema/brands.ts';
import { payments } from '../../platform/db/schema/payments.ts';

/** Credits of the package that members order most; a kind without enough orders is left out. */
export type PopularSizes = Partial<Record<CreditPackage['kind'], number>>;

/** Days that count, and orders of a kind below which nothing is said of what others do. */
const recentDays = 90;
const enoughOrders = 30;

/** Milliseconds for which the answer is kept: it changes by the day. */
const life = 10 * 60_000;
const known = new Map<string, { sizes: PopularSizes; until: number }>();

/** Which size of each kind the members of a brand have ordered and paid most often in the last 90 days, in any currency. */
export async function findPopularSizes(db: Queries, brandId: string, now: Date): Promise<PopularSizes> {
  const cached = known.get(brandId);
  if (cached && cached.until > now.getTime()) return cached.sizes;
  const sizes = pickPopularSizes(await countOrders(db, brandId, now));
  known.set(brandId, { sizes, until: now.getTime() + life });
  return sizes;
}

type SizeCount = { kind: CreditPackage['kind']; credits: number; orders: number };

/** The largest count first; two that are ordered as often are no favourite. */
export function pickPopularSizes(counts: readonly SizeCount[]): PopularSizes {
  const sizes: PopularSizes = {};
  for (const kind of ['credits', 'premium'] as const) {
    const own = counts.filter((each) => each.kind === kind).sort((a, b) => b.orders - a.orders);
    const sum = own.reduce((all, { orders }) => all + orders, 0);
    const [first, second] = own;
    if (first && sum >= enoughOrders && first.orders > (second?.orders ?? 0)) sizes[kind] = first.credits;
  }
  return sizes;
}

function countOrders(db: Queries, brandId: string, now: Date): Promise<SizeCount[]> {
  const since = new Date(now.getTime() - recentDays * 24 * 60 * 60_000);
  const orders = count();
  return db
    .select({ kind: creditPackages.kind, credits: creditPackages.credits, orders })
    .from(payments)
    .innerJoin(creditPackages, eq(creditPackages.id, payments.packageId))
    .where(
      and(eq(payments.brandId, brandId), eq(payments.status, 'completed'), gte(payments.createdAt, since)),
    )
    .groupBy(creditPackages.kind, creditPackages.credits)
    .orderBy(desc(sql`count(*)`));
}
