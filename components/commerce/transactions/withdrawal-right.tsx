import { useLocale, useTranslations } from 'next-intl';
import { labelled } from '#lib/contract/labelled.ts';
import { lastDayToWithdraw } from '#lib/rules/commerce/payments.ts';
import { mayWithdraw } from '#lib/rules/commerce/withdrawal-right.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ShownPayment } from './shown-payment.ts';
import styles from './transactions.module.css';

/** The withdrawal deadline of an order, with a link; nothing afterwards. */
export function WithdrawalRight({ payment }: { payment: ShownPayment }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { number, withdraw_until: until } = payment;
  if (until === null || !mayWithdraw(payment, new Date())) return null;
  return (
    <div className={styles.right}>
      <span>
        {t('withdrawUntil', { date: lastDayToWithdraw(locale, { ...payment, withdraw_until: until }) })}
      </span>
      <ButtonLink
        href={`/withdrawal?order=${encodeURIComponent(number)}`}
        variant="quiet"
        size="sm"
        aria-label={labelled(locale, t('withdraw'), number)}
      >
        {t('withdraw')}
      </ButtonLink>
    </div>
  );
}
