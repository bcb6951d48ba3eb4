'use client';

// Shows the balance, what there is to buy, what it is spent on and the statement. It is an island because they belong to
// the signed-in member.

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCredits } from '#lib/browser/transport/hooks.ts';
import { labelled } from '#lib/contract/labelled.ts';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { BackToChat } from './back-to-chat.tsx';
import { ActionCosts } from './action-costs.tsx';
import styles from './credits.module.css';
import { Statement } from './statement.tsx';

export function CreditsBoard({ children }: { /** What there is to buy. */ children: ReactNode }) {
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
        <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={t('loading')} />
      )}
    </>
  );
}
