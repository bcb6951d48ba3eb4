import type { Tx } from '#backend/platform/db/connect.ts';
import {
  brandHosts,
  brands,
  companies,
  creditPackages,
  packagePrices,
} from '#backend/platform/db/schema/brands.ts';
import { discountCodes } from '#backend/platform/db/schema/discounts.ts';
import { demoBrands } from './brands.ts';
import { demoDiscounts } from './discounts.ts';
import { demoPackages, demoRiseDays, demoRises } from './packages.ts';

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
