import { useLocale, useTranslations } from 'next-intl';
import type { CreditPackage } from '../../lib/contract/credits.ts';
import { money, pricePerMessage } from '../../lib/rules/money.ts';
import styles from './pricing.module.css';

type PriceCardsProps = {
  packages: readonly CreditPackage[];
  /** Credits one message costs. */
  messageCredits: number;
};

/** The credit bundles with what they cost, in all and for each message; complete without scripts. */
export function PriceCards({ packages, messageCredits }: PriceCardsProps) {
  const t = useTranslations('pricing');
  const locale = useLocale();
  if (packages.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className="vk-prices list-unstyled mt-4">
      {packages.map(({ id, credits, amount, currency, popular }) => {
        const perMessage = pricePerMessage(amount, credits, messageCredits);
        return (
          <li key={id} className={popular ? 'vk-price-card vk-price-popular' : 'vk-price-card'}>
            {popular && <span className="vk-ribbon">{t('popular')}</span>}
            <h2 className={styles.credits}>{t('credits', { count: credits })}</h2>
            <span className="vk-price">{money(amount, currency, locale)}</span>
            {perMessage !== null && (
              <span className="vk-numbers">
                {t('perMessage', { price: money(perMessage, currency, locale) })}
              </span>
            )}
            <small className="vk-muted">{t('vat')}</small>
          </li>
        );
      })}
    </ul>
  );
}
