'use client';

// What became of a payment: loading, pending, completed or failed. It is an island because the payment belongs to a
// member or to whoever holds the token of its mail, and changes while one looks.

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { usePayment, useTransaction } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/refresh.ts';
import { paymentState } from '#lib/rules/commerce/payment-state.ts';
import type { TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { CompletedPayment } from './completed-payment.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PendingPayment } from './pending-payment.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './transactions.module.css';
import { isReturned, ReturnedPayment } from './returned-payment.tsx';
import { useLooking } from './use-looking.ts';

type PaymentResultProps = {
  /** Id for the member, token for anybody. */
  asked: { id: number; token?: undefined } | { id?: undefined; token: string };
  methodWords: TranslatedMethods;
  /** What is said of a failure without a reason. */
  unknownFailure: string;
};

export function PaymentResult({ asked, methodWords, unknownFailure }: PaymentResultProps) {
  const t = useTranslations('transactions');
  const own = usePayment(asked.id ?? null);
  const mailed = useTransaction(asked.token ?? null);
  const { error, mutate } = asked.token ? mailed : own;
  const payment = (asked.token ? mailed.data : own.data)?.payment;
  const isOwn = asked.id !== undefined;
  const status = payment?.status;
  const state = payment && paymentState(payment);
  useLooking(status === 'pending', mutate);
  useEffect(() => {
    // The stream says so too, where there is one.
    if (status === 'completed')
      void refresh([{ name: 'GET /api/user.php' }, { name: 'GET /api/credits.php' }]);
  }, [status]);

  if (!payment) {
    if (error?.status === 404 || error?.status === 422) return <Missing />;
    if (error)
      return <ErrorState text={t('result.failed')} again={t('retry')} onAgain={() => void mutate()} />;
    return <ResultSkeleton label={t('result.loading')} />;
  }
  return (
    <div className={styles.result}>
      <div role="status">
        {status === 'pending' && <PendingPayment payment={payment} methodWords={methodWords} isOwn={isOwn} />}
        {state === 'completed' && <CompletedPayment payment={payment} isOwn={isOwn} />}
        {isReturned(state) && <ReturnedPayment payment={payment} state={state} isOwn={isOwn} />}
        {status === 'failed' && <FailedPayment payment={payment} unknown={unknownFailure} />}
      </div>
      <PaymentFacts payment={payment} methodWords={methodWords} />
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
