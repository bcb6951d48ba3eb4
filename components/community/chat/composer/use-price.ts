import { useTranslations } from 'next-intl';
import type { User } from '#lib/contract/identity/user.ts';
import { priceCountry } from '#lib/contract/commerce/price-country.ts';
import { leastCostText } from '#lib/rules/commerce/message-cost.ts';
import { chosenCountry } from '#lib/site/cookies.ts';
import { useSite } from '#components/site/site-context.island.tsx';

/**
 * What the next press costs, in words beside its credits: at least so much in the member's currency, or for one who never
 * bought credits, how many free messages are left of those that were given.
 */
export function usePrice(user: User, cost: number): string | null {
  const t = useTranslations('composer');
  const { prices, locale } = useSite();
  if (cost === 0) return null;
  if (!user.paid_user) {
    const left = prices.message_credits > 0 ? Math.floor(user.credits / prices.message_credits) : 0;
    return left > 0 ? t('freeLeft', { count: left }) : null;
  }
  const signs = { chosen: chosenCountry(document.cookie), profile: user.profile.country, address: null };
  const country = priceCountry(signs, {
    language: null,
    countries: Object.keys(prices.minimum_message_costs),
  });
  const price = leastCostText(prices, cost, country, locale);
  return price && t('least', { price });
}
