import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CreditPackage, listPackages as listPackagesCall } from '../../lib/contract/credits.ts';
import type { Brand } from '../brands/brand.ts';
import type { Queries } from '../db/connect.ts';

/** Currency of a country; the euro where the country is not of the 19 or uses it. */
const currencyOf: Record<string, string> = {
  CH: 'CHF',
  LI: 'CHF',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  PL: 'PLN',
  GB: 'GBP',
  US: 'USD',
};

/** The brand's credit bundles, cheapest first, in the currency of a country the brand sells in. */
export async function listPackages(
  db: Queries,
  brand: Brand,
  asked: string | null,
): Promise<z.input<(typeof listPackagesCall)['response']>> {
  const { countries } = brand.settings;
  const country = asked && countries.includes(asked) ? asked : (countries[0] ?? 'DE');
  const { rows } = await db.execute<CreditPackage>(sql`
    select id, credits, amount, currency, popular from credit_packages
    where brand_id = ${brand.id} and currency = ${currencyOf[country] ?? 'EUR'} order by amount`);
  return { country, packages: rows };
}
