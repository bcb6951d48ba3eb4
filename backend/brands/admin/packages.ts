import { z } from 'zod';
import type { Tx } from '../../platform/db/connect.ts';
import { getCountryCurrency } from '../../commerce/packages/currencies.ts';
import type { Brand } from '../brand.ts';
import { minMessageCost } from './min-message-cost.ts';
import { creditPackages } from '../../platform/db/schema/brands.ts';
import { bool, int4, jsonb, orNull, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const packageSchema = z
  .strictObject({
    kind: z.enum(['credits', 'premium']),
    tier: z.enum(['p0', 'p1', 'p2', 'p3']).nullable().default(null),
    credits: z.number().int().min(1).max(100_000),
    /** Minor units, including VAT. */
    amount: z.number().int().min(1).max(10_000_000),
    currency: z.string().regex(/^[A-Z]{3}$/, 'as EUR'),
    popular: z.boolean().default(false),
  })
  .refine(
    ({ kind, tier }) => (kind === 'premium') === (tier !== null),
    'a tier for premium, none for credits',
  );

/** The complete list of packages; others are no longer sold. */
export const packagesSchema = z
  .array(packageSchema)
  .refine((list) => isUnlike(list.map(identity)), 'no two of one kind, tier, currency and number of credits')
  .refine(
    (list) =>
      isUnlike(list.filter(({ popular }) => popular).map(({ kind, currency }) => `${kind} ${currency}`)),
    'one popular package of a kind and currency at most',
  );

export type PackageInput = z.output<typeof packageSchema>;

const updateCreditPackages = statement({
  params: { id: text },
  text: `update credit_packages set active = false, popular = false where brand_id = :id`,
});

const updateCreditPackagesForSetPackages = statement({
  params: {
    amount: int4,
    popular: bool,
    id: text,
    kind: text,
    tier: orNull(text),
    currency: text,
    credits: int4,
  },
  text: `
    update credit_packages set active = true, amount = :amount, popular = :popular
      where id = (select id from credit_packages where brand_id = :id and kind = :kind
        and tier is not distinct from :tier and currency = :currency and credits = :credits
        order by id limit 1)`,
});

const insertCreditPackages = statement({
  params: {
    brandId: text,
    credits: int4,
    amount: int4,
    currency: text,
    popular: bool,
    kind: text,
    tier: orNull(text),
  },
  text: `
    insert into credit_packages (brand_id, credits, amount, currency, popular, kind, tier)
      values (:brandId, :credits, :amount, :currency, :popular, :kind, :tier)`,
});

/** Replaces all packages. Existing ones keep their number and price history; updates the minimum message costs. */
export async function setPackages(tx: Tx, brand: Brand, inputs: readonly PackageInput[]): Promise<void> {
  await updateCreditPackages(tx, { id: brand.id });
  for (const input of inputs) {
    const { rowCount } = await updateCreditPackagesForSetPackages(tx, {
      amount: input.amount,
      popular: input.popular,
      id: brand.id,
      kind: input.kind,
      tier: input.tier,
      currency: input.currency,
      credits: input.credits,
    });
    if (rowCount) continue;
    await insertCreditPackages(tx, {
      brandId: brand.id,
      credits: input.credits,
      amount: input.amount,
      currency: input.currency,
      popular: input.popular,
      kind: input.kind,
      tier: input.tier,
    });
  }
  await writeLeastCosts(tx, brand);
}

const selectCreditPackages = statement({
  params: { id: text },
  row: { credits: creditPackages.credits, amount: creditPackages.amount, currency: creditPackages.currency },
  text: `select credits, amount, currency from credit_packages where brand_id = :id and active`,
});

const updateBrands = statement({
  params: { costs: jsonb<object>(), id: text },
  text: `
    update brands set settings = jsonb_set(settings, '{minimum_message_costs}',
      :costs::jsonb) where id = :id`,
});

/** Stores the minimum message cost per country, from its packages and the message price. */
export async function writeLeastCosts(
  tx: Tx,
  { id, settings }: Pick<Brand, 'id' | 'settings'>,
): Promise<void> {
  const { rows } = await selectCreditPackages(tx, { id });
  const costs = settings.countries.flatMap((country) => {
    const sold = rows.filter(({ currency }) => currency === getCountryCurrency(country));
    const cheapest = minMessageCost(sold, settings.message_credits);
    return cheapest ? [[country, cheapest]] : [];
  });
  await updateBrands(tx, { costs: Object.fromEntries(costs), id });
}

function identity({ kind, tier, currency, credits }: PackageInput): string {
  return [kind, tier, currency, credits].join(' ');
}

function isUnlike(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
