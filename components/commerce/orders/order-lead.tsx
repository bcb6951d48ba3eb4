import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '#lib/contract/commerce/payments.ts';
import { money } from '#lib/contract/commerce/money.ts';
import styles from './order.module.css';

/** On a phone, where the summary comes last: what this is about, before anything is chosen. */
export function OrderLead({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { package: pack, amount } = order;
  return (
    <p className={styles.lead}>
      <span>{t(`kinds.${pack.kind}`, { count: pack.credits })}</span>
      <span>{money(amount, pack.currency, locale)}</span>
    </p>
  );
}
