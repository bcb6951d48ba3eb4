import type { Tx } from '../db/connect.ts';
import { brandHosts, brands, companies, creditPackages } from '../db/schema/brands.ts';
import { discountCodes } from '../db/schema/support.ts';
import { demoBrands, demoPackages, demoPackageSizes } from './brands.ts';

/** Members of all demo brands see each other. */
export const demoPool = 'demo';

export async function seedBrands(tx: Tx): Promise<void> {
  const [company] = await tx
    .insert(companies)
    .values({
      name: 'Vonk Demo B.V.',
      address: 'Voorbeeldstraat 1',
      kvk: '00000000',
      city: 'Amsterdam',
      country: 'NL',
      tradenames: demoBrands.map((brand) => brand.name),
      vatNumbers: ['NL000000000B00'],
      supportPhone: '+31 20 123 4567',
      deleteDiscount: 25,
      added: new Date('2024-03-01T12:00:00Z'),
    })
    .returning({ id: companies.id });
  if (!company) throw new Error('The demo company was not written');
  for (const brand of demoBrands) {
    const { id, name, domainLanguage, settings, hosts } = brand;
    await tx
      .insert(brands)
      .values({ id, name, companyId: company.id, pool: demoPool, domainLanguage, settings });
    await tx.insert(brandHosts).values(hosts.map((host, at) => ({ host, brandId: id, primary: at === 0 })));
    await tx.insert(creditPackages).values(packagesOf(id));
    await tx.insert(discountCodes).values([
      {
        brandId: id,
        code: 'TIMEBONUS25',
        valuePercentage: 25,
        status: 'active',
        paymentmethods: [],
        kind: 'time_bonus',
      },
      {
        brandId: id,
        code: 'WELCOME25',
        valuePercentage: 25,
        status: 'active',
        paymentmethods: [],
        kind: 'welcome',
      },
    ]);
  }
}

function packagesOf(brandId: string): (typeof creditPackages.$inferInsert)[] {
  return Object.entries(demoPackages).flatMap(([currency, amounts]) =>
    amounts.map((amount, at) => ({
      brandId,
      credits: demoPackageSizes[at] ?? 0,
      amount,
      currency,
      popular: at === 2,
    })),
  );
}
