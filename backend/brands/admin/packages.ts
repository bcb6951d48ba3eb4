import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { currencyOf } from '../../catalogue/currencies.ts';
import type { Brand } from '../brand.ts';
import { leastCosts } from './least-costs.ts';

const packageSchema = z
  .strictObject({
    kind: z.enum(['credits', 'premium']),
    tier: z.enum(['p0', 'p1', 'p2', 'p3']).nullable().default(null),
    credits: z.number().int().min(1).max(100_000),
    /** Minor units, VAT included. */
    amount: z.number().int().min(1).max(10_000_000),
    currency: z.string().regex(/^[A-Z]{3}$/, 'as EUR'),
    popular: z.boolean().default(false),
  })
  .refine(
    ({ kind, tier }) => (kind === 'premium') === (tier !== null),
    'a tier for premium, none for credits',
  );

/** What a brand sells, whole: what is not in the list is not sold any more. */
export const packagesSchema = z
  .array(packageSchema)
  .refine((list) => isUnlike(list.map(identity)), 'no two of one kind, tier, currency and number of credits')
  .refine(
    (list) =>
      isUnlike(list.filter(({ popular }) => popular).map(({ kind, currency }) => `${kind} ${currency}`)),
    'one popular package of a kind and currency at most',
  );

export type PackageWish = z.output<typeof packageSchema>;

/**
 * Sells these packages and no others. One that is sold already keeps its number, and its history of prices; what a
 * message costs at least follows.
 */
export async function setPackages(tx: Tx, brand: Brand, wishes: readonly PackageWish[]): Promise<void> {
  await tx.execute(
    sql`update credit_packages set active = false, popular = false where brand_id = ${brand.id}`,
  );
  for (const wish of wishes) {
    const { rowCount } = await tx.execute(sql`
      update credit_packages set active = true, amount = ${wish.amount}, popular = ${wish.popular}
      where id = (select id from credit_packages where brand_id = ${brand.id} and kind = ${wish.kind}
        and tier is not distinct from ${wish.tier} and currency = ${wish.currency} and credits = ${wish.credits}
        order by id limit 1)`);
    if (rowCount) continue;
    await tx.execute(sql`
      insert into credit_packages (brand_id, credits, amount, currency, popular, kind, tier)
      values (${brand.id}, ${wish.credits}, ${wish.amount}, ${wish.currency}, ${wish.popular}, ${wish.kind}, ${wish.tier})`);
  }
  await writeLeastCosts(tx, brand);
}

/** Writes what a message costs at least in each country, by the packages sold there and the price of a message. */
export async function writeLeastCosts(
  tx: Tx,
  { id, settings }: Pick<Brand, 'id' | 'settings'>,
): Promise<void> {
  const { rows } = await tx.execute<{ credits: number; amount: number; currency: string }>(sql`
    select credits, amount, currency from credit_packages where brand_id = ${id} and active`);
  const costs = settings.countries.flatMap((country) => {
    const sold = rows.filter(({ currency }) => currency === currencyOf(country));
    const least = leastCosts(sold, settings.message_credits);
    return least ? [[country, least]] : [];
  });
  await tx.execute(sql`
    update brands set settings = jsonb_set(settings, '{minimum_message_costs}',
      ${JSON.stringify(Object.fromEntries(costs))}::jsonb) where id = ${id}`);
}

function identity({ kind, tier, currency, credits }: PackageWish): string {
  return [kind, tier, currency, credits].join(' ');
}

function isUnlike(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
