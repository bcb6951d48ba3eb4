import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { paymentMethodName, type TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { isLateMethod } from '#lib/contract/commerce/payment-methods.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { orderClock } from '#lib/rules/commerce/payments.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconState } from '../../ui/state.tsx';
import type { ShownPayment } from './shown-payment.ts';

type PendingPaymentProps = { payment: ShownPayment; methodNames: TranslatedMethods; isOwn: boolean };

/** What the payment waits for and until when, with a link to the checkout. */
export function PendingPayment({ payment, methodNames, isOwn }: PendingPaymentProps) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { method, checkout_url: checkout, expires_at: until } = payment;
  const isLate = isLateMethod(method);
  const moment = orderClock(
    locale,
    payment,
    isLate ? { dateStyle: 'long' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
  return (
    <IconState icon="hourglass-split">
      <h1 className="h3">{t('pending.title')}</h1>
      <p>
        {isLate
          ? t(`pending.${method}`)
          : t('pending.text', { method: paymentMethodName(method, methodNames) })}
      </p>
      <p>
        {until && <span>{`${t('pending.until', { date: moment(until) })} `}</span>}
        <span>{t('pending.leave')}</span>
      </p>
      {payment.holds && <HeldDiscount payment={payment} held={payment.holds} />}
      {checkout && (
        <a className="btn btn-primary" href={checkout}>
          {t('pending.go')}
        </a>
      )}
      {isOwn && method !== 'directdebit' && <CancelPayment id={payment.payment_id} />}
    </IconState>
  );
}

type HeldDiscountProps = { payment: ShownPayment; held: NonNullable<Payment['holds']> };

/** The discount that a pending order blocks for others, and whether cancelling releases it. */
function HeldDiscount({ payment, held }: HeldDiscountProps) {
  const t = useTranslations('transactions.pending');
  const locale = useLocale();
  const { code, value_percentage: percent, expires } = held;
  const moment = orderClock(locale, payment, { dateStyle: 'medium', timeStyle: 'short' });
  const after = () => {
    if (expires === null) return t('comesBackAlways');
    return new Date(expires) > new Date() ? t('comesBack', { date: moment(expires) }) : t('timeOver');
  };
  return <p>{`${t('holds', { percent, code })} ${after()}`}</p>;
}

/** Cancels a pending order after a confirmation, which releases its discount. */
function CancelPayment({ id }: { id: number }) {
  const t = useTranslations('transactions.pending');
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle');

  async function cancel() {
    setState('busy');
    try {
      await callApi('DELETE /api/payment.php', { query: { payment_id: id } });
      await refresh([
        { name: 'GET /api/payment.php' },
        { name: 'GET /api/payments.php' },
        { name: 'GET /api/timebonus.php' },
        { name: 'GET /api/discountcode.php' },
        { name: 'GET /api/order.php' },
      ]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <Button variant="quiet" busy={state === 'busy'} onClick={() => setState('asking')}>
        {t('cancel')}
      </Button>
      {state === 'failed' && <p role="alert">{t('cancelFailed')}</p>}
      <ConfirmDialog
        open={state === 'asking'}
        title={t('cancelTitle')}
        text={t('cancelText')}
        yes={t('cancel')}
        no={t('cancelNo')}
        onYes={() => void cancel()}
        onNo={() => setState('idle')}
      />
    </div>
  );
}
