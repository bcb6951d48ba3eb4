import { useLocale, useTranslations } from 'next-intl';
import { paymentMethodName, type TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { CancelPayment } from './cancel-payment.tsx';
import { HeldDiscount } from './held-discount.tsx';
import { ResultHead } from './result-head.tsx';
import type { ShownPayment } from './shown-payment.ts';
import { orderClock } from '#lib/rules/commerce/order-clock.ts';

type PendingPaymentProps = { payment: ShownPayment; methodWords: TranslatedMethods; isOwn: boolean };

/** What is waited for and until when, and the way on to where it is paid. */
export function PendingPayment({ payment, methodWords, isOwn }: PendingPaymentProps) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { method, checkout_url: checkout, expires_at: until } = payment;
  const isLate = method === 'banktransfer' || method === 'directdebit';
  const moment = orderClock(
    locale,
    payment,
    isLate ? { dateStyle: 'long' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
  return (
    <ResultHead icon="hourglass-split" title={t('pending.title')}>
      <p>
        {isLate
          ? t(`pending.${method}`)
          : t('pending.text', { method: paymentMethodName(method, methodWords) })}
      </p>
      <p>
        {until && <span>{`${t('pending.until', { date: moment(until) })} `}</span>}
        <span>{t('pending.leave')}</span>
      </p>
      {payment.holds && <HeldDiscount held={payment.holds} />}
      {checkout && (
        <a className="btn btn-primary" href={checkout}>
          {t('pending.go')}
        </a>
      )}
      {isOwn && method !== 'directdebit' && <CancelPayment id={payment.payment_id} />}
    </ResultHead>
  );
}
