import { z } from 'zod';
import type { Tx } from '../../platform/db/connect.ts';
import { bool, int4, orNull, text, statement } from '../../platform/db/statement.ts';

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

const updateCreditPackage = statement({
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
    id: text,
    credits: int4,
    amount: int4,
    currency: text,
    popular: bool,
    kind: text,
    tier: orNull(text),
  },
  text: `
    insert into credit_packages (brand_id, credits, amount, currency, popular, kind, tier)
      values (:id, :credits, :amount, :currency, :popular, :kind, :tier)`,
});

/** Replaces all packages of a brand. Existing ones keep their number and price history. */
export async function replacePackages(tx: Tx, id: string, inputs: readonly PackageInput[]): Promise<void> {
  await updateCreditPackages(tx, { id });
  for (const input of inputs) {
    const { rowCount } = await updateCreditPackage(tx, { ...input, id });
    if (!rowCount) await insertCreditPackages(tx, { ...input, id });
  }
}

function identity({ kind, tier, currency, credits }: PackageInput): string {
  return [kind, tier, currency, credits].join(' ');
}

function isUnlike(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
