'use client';

import { useTranslations, useLocale } from 'next-intl';
import { callApi } from '#lib/browser/transport/call.ts';
import { usePayments } from '#lib/browser/transport/hooks.ts';
import { type TranslatedMethods, paymentMethodName } from '#lib/contract/commerce/payment-method-names.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import styles from './transactions.module.css';
import { labelled } from '#lib/contract/labelled.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { orderClock, paymentState, type PaymentState } from '#lib/rules/commerce/payments.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { useOlderEntries } from '../../ui/use-older-entries.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { WithdrawalRight } from './withdrawal-right.tsx';

// The member's own payments, newest first; an island because they belong to the session.

type PaymentListProps = { methodNames: TranslatedMethods };

export function PaymentList(props: PaymentListProps) {
  const t = useTranslations('transactions');
  const { data, error, mutate } = usePayments();
  const {
    entries: payments,
    more,
    state,
    loadOlder,
  } = useOlderEntries(
    { entries: data?.payments ?? [], more: data?.more ?? false },
    (payment) => payment.payment_id,
    async (before) => {
      const page = await callApi('GET /api/payments.php', { query: { before } });
      return { entries: page.payments, more: page.more };
    },
  );
  if (!data) {
    if (error) return <ErrorState text={t('failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />;
    return <ListRowsSkeleton label={t('loading')} count={4} />;
  }
  if (payments.length === 0) {
    const action = <ButtonLink href="/credits">{t('emptyAction')}</ButtonLink>;
    return <EmptyState icon="coin" title={t('empty')} action={action} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <PaymentRow key={payment.payment_id} payment={payment} {...props} />
        ))}
      </ul>
      {state === 'failed' && <p role="alert">{t('moreFailed')}</p>}
      {more && (
        <Button variant="outline" busy={state === 'loading'} onClick={() => void loadOlder()}>
          {state === 'failed' ? t('retry') : t('more')}
        </Button>
      )}
    </>
  );
}

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
function PaymentRow({ payment, methodNames }: PaymentRowProps) {
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
