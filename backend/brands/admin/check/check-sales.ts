import type { Queries } from '#backend/platform/db/connect.ts';
import { getCountryCurrency } from '#backend/commerce/packages/currencies.ts';
import { listPackages } from '#backend/commerce/packages/list-packages.ts';
import type { Brand } from '../../brand.ts';
import { minMessageCost } from '../min-message-cost.ts';

/** Each country needs bundles and premium tiers in its currency, payment methods, and a minimum message cost. */
export async function checkSales(db: Queries, brand: Brand, now: Date): Promise<string[]> {
  const complaints: string[] = [];
  for (const country of brand.settings.countries) {
    const { packages } = await listPackages(db, brand, country, now);
    const currency = getCountryCurrency(country);
    for (const kind of ['credits', 'premium'] as const) {
      if (!packages.some((each) => each.kind === kind))
        complaints.push(`packages: none of the kind ${kind} in ${currency}, for ${country}`);
    }
    const unpayable = packages.filter(({ methods }) => methods.length === 0);
    complaints.push(
      ...unpayable.map(
        ({ credits, amount }) =>
          `payment_methods: none works in ${country} for ${credits} credits at ${amount} ${currency}`,
      ),
    );
    complaints.push(...costComplaints(brand, country, packages));
  }
  return complaints;
}

function costComplaints(
  brand: Brand,
  country: string,
  packages: Parameters<typeof minMessageCost>[0],
): string[] {
  const cheapest = minMessageCost(packages, brand.settings.message_credits);
  if (!cheapest) return [];
  const minimum = brand.settings.minimum_message_costs[country];
  if (minimum?.costs === cheapest.costs && minimum.currency === cheapest.currency) return [];
  const now = minimum ? `${minimum.costs} ${minimum.currency}` : 'missing';
  return [
    `minimum_message_costs.${country}: ${now}, by the packages it is ${cheapest.costs} ${cheapest.currency}`,
  ];
}
