import type { CreditPackage } from '#lib/contract/commerce/credits.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { discountedPrice } from '#lib/rules/commerce/discounted-price.ts';
import { PriceCard } from './price-card.tsx';
import styles from './pricing.module.css';

type PriceCardsProps = {
  packages: readonly CreditPackage[];
  country: string;
  /** Credits one message costs. */
  messageCredits: number;
  /** What the member's next order gets by itself. */
  discount?: DiscountCode | null;
  buttonClass?: string;
};

/** Packages of one kind side by side, each at the price that its order will show. */
export function PriceCards({ packages, discount, ...rest }: PriceCardsProps) {
  return (
    <ul className={`vk-prices list-unstyled ${styles.cards}`}>
      {packages.map((offer) => {
        const amount = discount ? discountedPrice(offer, discount, rest.country) : null;
        return (
          <PriceCard
            key={offer.id}
            offer={offer}
            discount={discount && amount !== null ? { percent: discount.value_percentage, amount } : null}
            {...rest}
          />
        );
      })}
    </ul>
  );
}
