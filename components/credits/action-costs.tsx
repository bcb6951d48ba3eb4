import { useTranslations } from 'next-intl';
import styles from './credits.module.css';

/** What each thing a member can do costs, before it is done. */
export function ActionCosts({
  messageCredits,
  giftCredits,
}: {
  messageCredits: number;
  giftCredits: number;
}) {
  const t = useTranslations('credits');
  const price = (credits: number) => (credits > 0 ? t('credits', { count: credits }) : t('costs.free'));
  const rows = [
    { text: t('costs.message'), price: price(messageCredits) },
    { text: t('costs.gift'), price: price(giftCredits) },
    { text: t('costs.reading'), price: price(0) },
    { text: t('costs.likes'), price: price(0) },
    { text: t('costs.search'), price: price(0) },
  ];
  return (
    <section className={styles.costs}>
      <h2 className="h5">{t('costs.title')}</h2>
      <dl className={styles.costList}>
        {rows.map((row) => (
          <div key={row.text} className={styles.costRow}>
            <dt>{row.text}</dt>
            <dd>{row.price}</dd>
          </div>
        ))}
      </dl>
      <p className="vk-small vk-muted mb-0">{t('costs.undelivered')}</p>
    </section>
  );
}
