import { useLocale, useTranslations } from 'next-intl';
import { paymentMethodName, type TranslatedMethods } from '../../lib/rules/payment-method-names.ts';
import { ResultHead } from './result-head.tsx';
import type { ShownPayment } from './shown-payment.ts';

type PendingPaymentProps = { payment: ShownPayment; methodWords: TranslatedMethods };

/** What is waited for and until when, and the way on to where it is paid. */
export function PendingPayment({ payment, methodWords }: PendingPaymentProps) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { method, checkout_url: checkout, expires_at: until } = payment;
  const isLate = method === 'banktransfer' || method === 'directdebit';
  const moment = new Intl.DateTimeFormat(
    locale,
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
        {until && `${t('pending.until', { date: moment.format(new Date(until)) })} `}
        {t('pending.leave')}
      </p>
      {checkout && (
        <a className="btn btn-primary" href={checkout}>
          {t('pending.go')}
        </a>
      )}
    </ResultHead>
  );
}
