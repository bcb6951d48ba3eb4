'use client';

// The member's own payments, newest first; an island because they belong to the session.

import { useTranslations } from 'next-intl';
import { usePayments } from '#lib/browser/transport/hooks.ts';
import type { TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { PaymentRow } from './payment-row.tsx';
import styles from './transactions.module.css';
import { useOlderPayments } from './use-older-payments.ts';

type PaymentListProps = { methodWords: TranslatedMethods };

export function PaymentList(props: PaymentListProps) {
  const t = useTranslations('transactions');
  const { data, error, mutate } = usePayments();
  const { payments, more, state, loadOlder } = useOlderPayments(data);
  if (!data) {
    if (error) return <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void mutate()} />;
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
