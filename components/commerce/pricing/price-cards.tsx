import { useLocale, useTranslations } from 'next-intl';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { getCreditsPrice } from '#lib/contract/commerce/credits-price.ts';
import { labelled } from '#lib/contract/labelled.ts';
import { discountedPrice } from '#lib/rules/commerce/discounted-price.ts';
import { orderPath } from '#lib/rules/commerce/order-params.ts';
import { pricePerMessage } from '#lib/rules/commerce/prices.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './pricing.module.css';

type PriceCardsProps = {
  packages: readonly CreditPackage[];
  country: string;
  /** Credits one message costs. */
  messageCredits: number;
  /** Applied automatically to the member's next order. */
  discount?: DiscountCode | null;
  buttonClass?: string;
};

/** Packages of one kind side by side, each with the price of its order. */
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

type PriceCardProps = {
  offer: CreditPackage;
  /** Country of payment, ISO 3166-1 alpha-2. */
  country: string;
  /** Credits one message costs. */
  messageCredits: number;
  /** The member's discount for this package: percent, and the remaining amount in minor units. */
  discount?: { percent: number; amount: number } | null;
  /** Class of the button, which is hidden from visitors without a session. */
  buttonClass?: string;
};

/** A package: credits, total price, price per credit and per message; complete without scripts. */
function PriceCard({ offer, country, messageCredits, discount, buttonClass }: PriceCardProps) {
  const t = useTranslations('packages');
  const locale = useLocale();
  const { id, credits, currency, popular, tip, tier } = offer;
  const price = (minor: number) => formatMoney(minor, currency, locale);
  const amount = discount?.amount ?? offer.amount;
  const perMessage = pricePerMessage(amount, credits, messageCredits);
  const size = t('credits', { count: credits });
  const look = ['vk-price-card', (popular || tip) && 'vk-price-popular', tier && styles[tier]]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={look}>
      {(popular || tip) && <span className="vk-ribbon">{t(popular ? 'popular' : 'tip')}</span>}
      <h3 className={styles.credits}>
        <span className={styles.name}>
          <span className={tier ? styles.tier : undefined}>{tier ? t(`tiers.${tier}`) : size}</span>
          {discount && <span className={styles.off}>{t('off', { percent: discount.percent })}</span>}
        </span>
        {tier && <span>{size}</span>}
      </h3>
      <span className="vk-price">{price(amount)}</span>
      {/* Discounts refer to the lowest price of 30 days: Directive 98/6/EC, Art. 6a. */}
      {discount &&
        (['instead', 'lowest'] as const).map((text) => (
          <small key={text}>{t(text, { price: price(offer.lowest_amount) })}</small>
        ))}
      <span className="vk-numbers">
        <span>{t('perCredit', { price: price(getCreditsPrice(amount, credits, 1)) })}</span>
        {perMessage !== null && messageCredits !== 1 && (
          <>
            <br />
            <span>{t('perMessage', { price: price(perMessage) })}</span>
          </>
        )}
      </span>
      <small className={styles.note}>{t('vat')}</small>
      <ButtonLink
        href={orderPath({ packageId: id, method: null, country, code: null })}
        variant={popular || tip ? 'primary' : 'outline'}
        className={buttonClass}
        aria-label={labelled(locale, t('choose'), `${size}, ${price(amount)}`)}
      >
        {t('choose')}
      </ButtonLink>
    </li>
  );
}
