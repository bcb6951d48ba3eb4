import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { creditPackages } from '../../platform/db/schema/packages.ts';
import { payments } from '../../platform/db/schema/payments.ts';

/** Credits of the most ordered package of each kind; kinds with too few orders are left out. */
export type PopularSizes = Partial<Record<CreditPackage['kind'], number>>;

/** The period in days, and the minimum number of orders of a kind. */
const recentDays = 90;
const enoughOrders = 30;

/** Cache lifetime in milliseconds; the result changes daily. */
const cacheTtlMs = 10 * 60_000;
const known = new Map<string, { sizes: PopularSizes; until: number }>();

/** The most ordered and paid size of each kind at a brand in the last 90 days, in any currency. */
export async function findPopularSizes(db: Queries, brandId: string, now: Date): Promise<PopularSizes> {
  const cached = known.get(brandId);
  if (cached && cached.until > now.getTime()) return cached.sizes;
  const sizes = pickPopularSizes(await countOrders(db, brandId, now));
  known.set(brandId, { sizes, until: now.getTime() + cacheTtlMs });
  return sizes;
}

type SizeCount = { kind: CreditPackage['kind']; credits: number; orders: number };

/** The largest count first; a tie means no favourite. */
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
