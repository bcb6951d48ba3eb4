import { useLocale, useTranslations } from 'next-intl';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { labelled } from '#lib/contract/labelled.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { paymentMethodName, type TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { orderClock, paymentState, type PaymentState } from '#lib/rules/commerce/payments.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import styles from './transactions.module.css';
import { WithdrawalRight } from './withdrawal-right.tsx';

const tones = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  partly_returned: 'warning',
  refunded: 'neutral',
  charged_back: 'danger',
} as const satisfies Record<PaymentState, BadgeTone>;

type PaymentRowProps = { payment: Payment; methodNames: TranslatedMethods };

/** A payment in the list: order, amount, method, date, state and actions. */
export function PaymentRow({ payment, methodNames }: PaymentRowProps) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { payment_id: id, number, kind, credits, amount, currency, method, created_at } = payment;
  const { refunded, charged_back: chargedBack } = payment;
  const state = paymentState(payment);
  const when = orderClock(locale, payment, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div>
        <h2 className="h5 mb-1">{t('credits', { kind, count: credits })}</h2>
        <p className={styles.details}>
          <time dateTime={created_at}>{when(created_at)}</time>
          <span>{` · ${paymentMethodName(method, methodNames)} · `}</span>
          <span className="text-nowrap">{number}</span>
        </p>
      </div>
      <div className={styles.figures}>
        <span className={styles.amount}>{formatMoney(amount, currency, locale)}</span>
        <Badge tone={tones[state]} text={t(`states.${state}`)} />
        {refunded > 0 && <small>{t('refunded', { amount: formatMoney(refunded, currency, locale) })}</small>}
        {chargedBack > 0 && (
          <small>{t('chargedBack', { amount: formatMoney(chargedBack, currency, locale) })}</small>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink
          href={`/transactions/${id}`}
          variant="outline"
          size="sm"
          aria-label={labelled(locale, t('view'), number)}
        >
          {t('view')}
        </ButtonLink>
        {payment.receipt && <ReceiptLink token={payment.token} number={number} />}
        <WithdrawalRight payment={payment} />
      </div>
    </li>
  );
}
