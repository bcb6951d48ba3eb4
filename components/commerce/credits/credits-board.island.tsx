'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBack } from '#lib/browser/session/return-path.ts';
import { useCredits } from '#lib/browser/transport/hooks.ts';
import { labelled } from '#lib/contract/labelled.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { ActionCosts } from './action-costs.tsx';
import styles from './credits.module.css';
import { Statement } from './statement.tsx';

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
