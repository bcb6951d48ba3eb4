'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBack } from '#lib/browser/session/return-path.ts';
import { useCredits } from '#lib/browser/transport/hooks.ts';
import { labelled } from '#lib/contract/labelled.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState, EmptyState } from '../../ui/state.tsx';
import { useOlderEntries } from '../../ui/use-older-entries.ts';
import { ActionCosts } from './action-costs.tsx';
import styles from './credits.module.css';
import { callApi } from '#lib/browser/transport/call.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { LedgerEntry } from '#lib/contract/commerce/credits.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import { SiteLink } from '../../ui/link.tsx';
import { useMoment } from '../../ui/use-moment.ts';

// Balance, offers, costs and statement. An island because they belong to the signed-in member.

export function CreditsBoard({ children }: { /** The offers. */ children: ReactNode }) {
  const t = useTranslations('credits');
  const locale = useLocale();
  const { data, error, mutate } = useCredits();
  return (
    <>
      <BackToChat />
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.balance} aria-live="polite">
          {data ? labelled(locale, t('balance'), t('credits', { count: data.credits })) : '\u00a0'}
        </p>
      </div>
      {children}
      {data ? (
        <>
          <ActionCosts />
          <Statement first={data} />
        </>
      ) : error ? (
        <ErrorState text={t('failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={t('loading')} />
      )}
    </>
  );
}

/** Link back to the conversation that led here; its draft is still there. */
function BackToChat() {
  const t = useTranslations('credits');
  const back = useBack();
  if (!back) return null;
  return (
    <ButtonLink href={back} variant="quiet" size="sm">
      <Icon name="arrow-left" />
      {t('back')}
    </ButtonLink>
  );
}

type Page = CallResponse<'GET /api/credits.php'>;

/** All received and spent credits, newest first; older entries on request. */
function Statement({ first }: { first: Page }) {
  const t = useTranslations('credits');
  const { entries, more, state, loadOlder } = useOlderEntries(
    first,
    ({ id }) => id,
    (before) => callApi('GET /api/credits.php', { query: { before } }),
  );
  return (
    <section className={styles.statement}>
      <div className={styles.head}>
        <h2 className="h3">{t('statement')}</h2>
        <SiteLink href="/transactions">{t('payments')}</SiteLink>
      </div>
      {entries.length === 0 ? (
        <EmptyState
          icon="coin"
          title={t('empty')}
          action={<ButtonLink href="/pricing">{t('emptyAction')}</ButtonLink>}
        />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('change')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <StatementRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {state === 'failed' ? <p role="alert">{t('moreFailed')}</p> : null}
      {more ? (
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={state === 'loading'}
          onClick={() => void loadOlder()}
        >
          {state === 'failed' ? t('retry') : t('more')}
        </button>
      ) : null}
    </section>
  );
}

/** A statement line: time, purpose with payment, amount and balance. */
function StatementRow({ entry }: { entry: LedgerEntry }) {
  const t = useTranslations('credits');
  const locale = useLocale();
  const { delta, reason, member, payment_id: payment } = entry;
  const when = useMoment({ dateStyle: 'medium', timeStyle: 'short' });
  const signed = numberFormat(locale, { signDisplay: 'exceptZero' });
  const what =
    member && (reason === 'message' || reason === 'gift' || reason === 'image')
      ? t(`reasons.${reason}To`, { name: member })
      : t(`reasons.${reason}`);
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={entry.created_at}>{when(entry.created_at)}</time>
      </td>
      <td>{payment === null ? what : <SiteLink href={`/transactions/${payment}`}>{what}</SiteLink>}</td>
      <td className={`${styles.figure} ${delta > 0 ? 'text-success' : ''}`}>{signed.format(delta)}</td>
      <td className={styles.figure} data-label={t('after')}>
        {numberFormat(locale).format(entry.balance)}
      </td>
    </tr>
  );
}
