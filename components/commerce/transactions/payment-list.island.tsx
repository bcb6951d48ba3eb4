'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { usePayments } from '#lib/browser/transport/hooks.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import type { TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { PaymentRow } from './payment-row.tsx';
import styles from './transactions.module.css';

// The member's own payments, newest first; an island because they belong to the session.

type PaymentListProps = { methodNames: TranslatedMethods };

export function PaymentList(props: PaymentListProps) {
  const t = useTranslations('transactions');
  const { data, error, mutate } = usePayments();
  const { payments, more, state, loadOlder } = useOlderPayments(data);
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

type Page = ResponseOf<'GET /api/payments.php'>;

/** The newest payments, updated live, and the older ones loaded on request. */
function useOlderPayments(first: Page | undefined) {
  const [loaded, setLoaded] = useState<Payment[]>([]);
  const [moreBelow, setMoreBelow] = useState<boolean | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const payments = joinPayments(loaded, first?.payments ?? []);

  async function loadOlder() {
    const last = payments.at(-1);
    if (!last || state === 'loading') return;
    setState('loading');
    try {
      const page = await callApi('GET /api/payments.php', { query: { before: last.payment_id } });
      // The newest page shifts with each order, so its present entries are stored too.
      setLoaded(joinPayments(payments, page.payments));
      setMoreBelow(page.more);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { payments, more: moreBelow ?? first?.more ?? false, state, loadOlder };
}

/** Deduplicates payments, newest first; later pages win. */
function joinPayments(...pages: readonly (readonly Payment[])[]): Payment[] {
  const byId = new Map(pages.flat().map((payment) => [payment.payment_id, payment]));
  return [...byId.values()].sort((a, b) => b.payment_id - a.payment_id);
}
