import { useTranslations } from 'next-intl';
import { usePackages } from '#lib/browser/transport/hooks.ts';
import { formatMinCost } from '#lib/rules/commerce/message-cost.ts';
import { useSite } from '../../site/site-context.island.tsx';
import styles from './credits.module.css';

/** The cost of each action in credits, and the minimum in money. */
export function ActionCosts() {
  const t = useTranslations('credits');
  const { prices, locale } = useSite();
  const { data } = usePackages();
  const rows = [
    { text: t('costs.message'), credits: prices.message_credits },
    { text: t('costs.photo'), credits: prices.photo_credits },
    { text: t('costs.gift'), credits: prices.gift_credits },
    { text: t('costs.reading'), credits: 0 },
    { text: t('costs.likes'), credits: 0 },
    { text: t('costs.search'), credits: 0 },
  ].map((row) => ({
    ...row,
    money: data ? formatMinCost(prices, row.credits, data.country, locale) : null,
  }));
  return (
    <section className={styles.costs}>
      <h2 className="h5">{t('costs.title')}</h2>
      <dl className={styles.costList}>
        {rows.map(({ text, credits, money }) => (
          <div key={text} className={styles.costRow}>
            <dt>{text}</dt>
            <dd>
              <span>{credits > 0 ? t('credits', { count: credits }) : t('costs.free')}</span>
              {money ? <small>{t('costs.from', { price: money })}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="vk-small vk-muted mb-0">
        <span>{t('costs.undelivered')}</span>{' '}
        {rows.some((row) => row.money) ? <span>{t('costs.least')}</span> : null}
      </p>
    </section>
  );
}
