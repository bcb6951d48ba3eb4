import type { Tx } from '#backend/platform/db/connect.ts';
import { brandHosts, brands, companies } from '#backend/platform/db/schema/brands.ts';
import { discountCodes } from '#backend/platform/db/schema/discounts.ts';
import { creditPackages, packagePrices } from '#backend/platform/db/schema/packages.ts';
import { demoBrands } from './brands.ts';

/** Pool of all demo brands: their members see each other. */
export const demoPool = 'demo';

export const demoCompany = 'Vonk Demo B.V.';

export async function seedBrands(tx: Tx, now: Date): Promise<void> {
  const [company] = await tx
    .insert(companies)
    .values({
      name: demoCompany,
      address: 'Voorbeeldstraat 1',
      kvk: '00000000',
      city: 'Amsterdam',
      country: 'NL',
      tradenames: demoBrands.map((brand) => brand.name),
      vatNumbers: ['NL000000000B00'],
      supportPhone: '+31 20 123 4567',
      // Fictitious, with valid check digits.
      sepaCreditorId: 'NL79ZZZ999999990000',
      deleteDiscount: 25,
      addedAt: new Date('2024-03-01T12:00:00Z'),
    })
    .returning({ id: companies.id });
  if (!company) throw new Error('The demo company was not written');
  for (const brand of demoBrands) {
    const { id, name, domainLanguage, settings, hosts } = brand;
    await tx
      .insert(brands)
      .values({ id, name, companyId: company.id, pool: demoPool, domainLanguage, settings });
    await tx.insert(brandHosts).values(hosts.map((host, at) => ({ host, brandId: id, primary: at === 0 })));
    await seedPackages(tx, id, now);
    await tx.insert(discountCodes).values(demoDiscounts(id, now).map((each) => ({ ...each, brandId: id })));
  }
}

/** Inserts packages, some with earlier prices. */
async function seedPackages(tx: Tx, brandId: string, now: Date): Promise<void> {
  const { id: packageId, amount, tier, currency } = creditPackages;
  const written = await tx
    .insert(creditPackages)
    .values(demoPackages.map((each) => ({ ...each, brandId })))
    .returning({ packageId, amount, tier, currency });
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const prices = demoRises.flatMap((rise) => {
    const risen = written.find(({ tier: of, currency: paid }) => of === rise.tier && paid === rise.currency);
    if (!risen) throw new Error('A package with an earlier price was not written');
    return [
      { packageId: risen.packageId, amount: rise.earlier, effectiveAt: daysAgo(demoRiseDays.earlier) },
      { packageId: risen.packageId, amount: risen.amount, effectiveAt: daysAgo(demoRiseDays.current) },
    ];
  });
  await tx.insert(packagePrices).values(prices);
}

type DemoPackage = Omit<typeof creditPackages.$inferInsert, 'id' | 'brandId' | 'active'>;

/** Bundle sizes in credits; sizes and euro prices are typical of such sites (facts, payment methods). */
const sizes = [6, 15, 35, 55, 100];
const tiers = ['p0', 'p1', 'p2', 'p3'] as const;
const popularSize = 35;

/** Minor units for each size in each currency: fixed lists without conversion. */
const priceLists: Record<string, number[]> = {
  EUR: [999, 2199, 4599, 6969, 10999],
  CHF: [1090, 2390, 4990, 7590, 11990],
  DKK: [7500, 16500, 34500, 52500, 82500],
  SEK: [11500, 24900, 51900, 78900, 124900],
  NOK: [11900, 25900, 53900, 81900, 128900],
  PLN: [4390, 9590, 19990, 30490, 47990],
  GBP: [899, 1899, 3999, 5999, 9499],
  USD: [1099, 2399, 4999, 7599, 11999],
};

/** Packages of every demo brand: bundles, and the four smaller ones as premium tiers. */
export const demoPackages: DemoPackage[] = Object.entries(priceLists).flatMap(([currency, amounts]) =>
  sizes.flatMap((credits, at) => {
    const size = { credits, amount: amounts[at] ?? 0, currency, popular: credits === popularSize };
    const tier = tiers[at];
    return [
      { ...size, kind: 'credits' as const },
      ...(tier ? [{ ...size, kind: 'premium' as const, tier }] : []),
    ];
  }),
);

/**
 * Prices raised within the last 30 days, so that the lowest price is shown. The larger tiers rise together: discounts
 * use the lowest price, and a credit of a larger tier must not cost more.
 */
export const demoRises = [
  { tier: 'p2', currency: 'EUR', earlier: 4299 },
  { tier: 'p3', currency: 'EUR', earlier: 6499 },
] as const;
/** When the earlier and the current prices began, in days before today. */
const demoRiseDays = { earlier: 45, current: 12 };

type DemoDiscount = Omit<typeof discountCodes.$inferInsert, 'id' | 'brandId'>;

const code = (name: string, valuePercentage: number, changes: Partial<DemoDiscount> = {}): DemoDiscount => ({
  code: name,
  valuePercentage,
  status: 'active',
  paymentmethods: [],
  kind: 'code',
  ...changes,
});

const timeBonus = code('TIMEBONUS25', 25, { kind: 'time_bonus' });
const welcome = code('WELCOME25', 25, { kind: 'welcome' });
const day = 24 * 60 * 60 * 1000;

/** Codes of a demo brand: one for each kind of first-purchase discount, and one for each rule. */
function demoDiscounts(brandId: string, now: Date): DemoDiscount[] {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const firstPurchase: Record<string, DemoDiscount[]> = {
    vlinder: [timeBonus],
    gnista: [{ ...welcome, expiresAt: inDays(30) }],
  };
  return [
    ...(firstPurchase[brandId] ?? [timeBonus, welcome]),
    code('HELLO10', 10),
    code('BIG15', 15, { minimumOrderValue: 4000, currency: 'EUR' }),
    code('ALPS15', 15, { country: 'CH' }),
    code('PAYPAL15', 15, { paymentmethods: ['paypal'] }),
    code('PAST50', 50, { expiresAt: inDays(-1) }),
    code('FIRST100', 20, { maxUses: 100 }),
  ];
}
