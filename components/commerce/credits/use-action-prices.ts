import { usePackages, useUser } from '#lib/browser/transport/hooks.ts';
import { leastCostText } from '#lib/rules/commerce/message-cost.ts';
import { pricePerMessage } from '#lib/rules/commerce/money.ts';
import { useSite } from '../../site/site-context.island.tsx';

/**
 * What credits cost the member at least in money, with the package that gives most for it among those the member can
 * buy: bundles for premium members, premium packages for the others. Null as long as that is not known.
 */
export function useActionPrices(): (credits: number) => string | null {
  const { prices, locale } = useSite();
  const { user } = useUser();
  const { data } = usePackages();
  const kind = user?.paid_user ? 'credits' : 'premium';
  const sold = user && data ? data.packages.filter((each) => each.kind === kind) : [];
  const costs = sold.flatMap(
    ({ amount, credits }) => pricePerMessage(amount, credits, prices.message_credits) ?? [],
  );
  const [first] = sold;
  if (!data || !first || costs.length === 0) return () => null;
  const least = { [data.country]: { costs: Math.min(...costs), currency: first.currency } };
  return (credits) =>
    leastCostText({ ...prices, minimum_message_costs: least }, credits, data.country, locale);
}
