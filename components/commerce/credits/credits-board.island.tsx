'use client';

// Shows the balance, what there is to buy and the statement. It is an island because they belong to the signed-in member.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCredits } from '#lib/browser/transport/hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { BackToChat } from './back-to-chat.tsx';
import { ActionCosts } from './action-costs.tsx';
import styles from './credits.module.css';
import { Statement } from './statement.tsx';

export function CreditsBoard({ children }: { /** What there is to buy. */ children: ReactNode }) {
  const t = useTranslations('credits');
  const { data, error, mutate } = useCredits();
  if (!data) {
    if (error) return <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void mutate()} />;
    return <ListRowsSkeleton label={t('loading')} />;
  }
  return (
    <>
      <BackToChat />
      <div className={styles.top}>
        <section className={styles.balance}>
          <h2 className="h5">{t('balance')}</h2>
          <p className={styles.sum} aria-live="polite">
            {t('credits', { count: data.credits })}
          </p>
          <div className={styles.ways}>
            <ButtonLink href="/transactions" variant="outline">
              {t('payments')}
            </ButtonLink>
          </div>
        </section>
        <ActionCosts />
      </div>
      <div className={styles.shop}>{children}</div>
      <Statement first={data} />
    </>
  );
}
