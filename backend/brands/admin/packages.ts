import type { Tx } from '../../platform/db/connect.ts';
import { getCountryCurrency } from '../../commerce/packages/currencies.ts';
import { replacePackages, type PackageInput } from '../../commerce/packages/replace-packages.ts';
import type { Brand } from '../brand.ts';
import { minMessageCost } from './min-message-cost.ts';
import { creditPackages } from '../../platform/db/schema/packages.ts';
import { jsonb, text, statement } from '../../platform/db/statement.ts';

/** Replaces all packages and updates the minimum message costs. */
export async function setPackages(tx: Tx, brand: Brand, inputs: readonly PackageInput[]): Promise<void> {
  await replacePackages(tx, brand.id, inputs);
  await writeMinCosts(tx, brand);
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
export async function writeMinCosts(tx: Tx, { id, settings }: Pick<Brand, 'id' | 'settings'>): Promise<void> {
  const { rows } = await selectCreditPackages(tx, { id });
  const costs = settings.countries.flatMap((country) => {
    const sold = rows.filter(({ currency }) => currency === getCountryCurrency(country));
    const cheapest = minMessageCost(sold, settings.message_credits);
    return cheapest ? [[country, cheapest]] : [];
  });
  await updateBrands(tx, { costs: Object.fromEntries(costs), id });
}
