'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { usePayment, useTransaction } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { isPaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { orderPath } from '#lib/rules/commerce/order-params.ts';
import { paymentState, nextLook } from '#lib/rules/commerce/payments.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState, IconState } from '../../ui/state.tsx';
import { CompletedPayment, isReturned, ReturnedPayment } from './completed-payment.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PendingPayment } from './pending-payment.tsx';
import type { ShownPayment } from './shown-payment.ts';
import styles from './transactions.module.css';
import { onMemberEvent } from '#lib/browser/live/live.ts';

// The state of a payment: loading, pending, completed or failed. An island because the payment belongs to a member or
// to the holder of the mail's token, and changes while the page is open.

type PaymentResultProps = {
  /** Id for the member, token for others. */
  requested: { id: number; token?: undefined } | { id?: undefined; token: string };
  methodNames: TranslatedMethods;
  /** Text for a failure without a reason. */
  unknownFailure: string;
};

export function PaymentResult({ requested, methodNames, unknownFailure }: PaymentResultProps) {
  const t = useTranslations('transactions');
  const own = usePayment(requested.id ?? null);
  const mailed = useTransaction(requested.token ?? null);
  const { error, mutate } = requested.token ? mailed : own;
  const payment = (requested.token ? mailed.data : own.data)?.payment;
  const isOwn = requested.id !== undefined;
  const status = payment?.status;
  const state = payment && paymentState(payment);
  usePaymentPolling(status === 'pending', mutate);
  useEffect(() => {
    // The event stream reports this too, where there is one.
    if (status === 'completed')
      void refresh([{ name: 'GET /api/user.php' }, { name: 'GET /api/credits.php' }]);
  }, [status]);

  if (!payment) {
    if (error?.status === 404 || error?.status === 422) return <Missing />;
    if (error)
      return <ErrorState text={t('result.failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />;
    return <ResultSkeleton label={t('result.loading')} />;
  }
  return (
    <div className={styles.result}>
      <div role="status">
        {status === 'pending' && <PendingPayment payment={payment} methodNames={methodNames} isOwn={isOwn} />}
        {state === 'completed' && <CompletedPayment payment={payment} isOwn={isOwn} />}
        {isReturned(state) && <ReturnedPayment payment={payment} state={state} isOwn={isOwn} />}
        {status === 'failed' && <FailedPayment payment={payment} unknown={unknownFailure} />}
      </div>
      <PaymentFacts payment={payment} methodNames={methodNames} />
      {isOwn && (
        <ButtonLink href="/transactions" variant="link">
          {t('result.all')}
        </ButtonLink>
      )}
    </div>
  );
}

function Missing() {
  const t = useTranslations('transactions');
  return (
    <EmptyState
      heading="h1"
      icon="search"
      title={t('result.missing')}
      text={t('result.missingText')}
      action={<ButtonLink href="/transactions">{t('result.all')}</ButtonLink>}
    />
  );
}

/** The skeleton of a result. */
function ResultSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.result} role="status" aria-label={label}>
      <div className="vk-state" aria-hidden="true">
        <span className="vk-state-icon vk-skeleton" />
        <span className="vk-skeleton vk-skeleton-line w-75" />
        <span className="vk-skeleton vk-skeleton-line w-100" />
      </div>
      <div className={`vk-skeleton ${styles.waiting}`} />
    </div>
  );
}

type FailedPaymentProps = { payment: ShownPayment; /** Text without a known reason. */ unknown: string };

/** Why a payment failed, with retries by the same or another method. */
function FailedPayment({ payment, unknown }: FailedPaymentProps) {
  const t = useTranslations('transactions');
  const { failure, package_id: packageId, country, method } = payment;
  const params = { packageId, country, code: null };
  // The provider's response was implausible: whether the member was charged is unknown.
  const isSafe = failure !== null && failure !== 'refused';
  return (
    <IconState icon="exclamation-circle">
      <h1 className="h3">{t(failure === 'cancelled' ? 'notPaid.cancelled' : 'notPaid.title')}</h1>
      <p>
        <span>{failure ? t(`notPaid.reasons.${failure}`) : unknown}</span>{' '}
        {isSafe && <span>{t('notPaid.nothing')}</span>}
      </p>
      <div className={styles.next}>
        <ButtonLink href={orderPath({ ...params, method: isPaymentMethod(method) ? method : null })}>
          {t('notPaid.again')}
        </ButtonLink>
        <ButtonLink href={orderPath({ ...params, method: null })} variant="outline">
          {t('notPaid.other')}
        </ButtonLink>
      </div>
    </IconState>
  );
}

/**
 * Polls while a payment is pending and the page is visible, and at once when the stream reports a change of the member,
 * which may be the payment.
 */
function usePaymentPolling(isPending: boolean, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!isPending) return;
    let looks = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (!isOver && document.visibilityState === 'visible')
        timer = setTimeout(() => void lookNow(), nextLook(looks));
    };
    const lookNow = async () => {
      clearTimeout(timer);
      looks += 1;
      // Failures are retried with the next poll.
      await latest.current().catch(() => undefined);
      plan();
    };
    const stopListening = onMemberEvent((event) => {
      if (event.type === 'user') void lookNow();
    });
    document.addEventListener('visibilitychange', plan);
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', plan);
    };
  }, [isPending]);
}
