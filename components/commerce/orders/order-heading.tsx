import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '#lib/contract/commerce/payments.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import styles from './order.module.css';

/** On phones the summary comes last, so this names the order first. */
export function OrderHeading({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { package: pack, amount } = order;
  return (
    <p className={styles.lead}>
      <span>{t(`kinds.${pack.kind}`, { count: pack.credits })}</span>
      <span>{formatMoney(amount, pack.currency, locale)}</span>
    </p>
  );
}
