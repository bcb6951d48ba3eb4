'use client';

// Shows the balance and its statement. It is an island because both belong to the signed-in member.

import { useTranslations } from 'next-intl';
import { useCredits } from '../../lib/api/hooks.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ListRowsSkeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state.tsx';
import { BackToChat } from './back-to-chat.tsx';
import { ActionCosts } from './action-costs.tsx';
import styles from './credits.module.css';
import { Statement } from './statement.tsx';

export function CreditsBoard() {
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
          <ButtonLink href="/pricing">{t('get')}</ButtonLink>
        </section>
        <ActionCosts />
      </div>
      <Statement first={data} />
    </>
  );
}
