import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';
import styles from './home.module.css';

/** The most recently active members; `children` is their grid, null for none. */
type Props = {
  /** Label of the signup link. */
  signUp: string;
  children: ReactNode;
};

export function NewestMembers({ signUp, children }: Props) {
  const t = useTranslations('home');
  return (
    <section className="vk-section">
      <div className={styles.heading}>
        <h2 className="mb-0">{t('newest.title')}</h2>
        <ButtonLink href="/members" variant="quiet" size="sm">
          {t('newest.all')}
        </ButtonLink>
      </div>
      {children ?? (
        <EmptyState
          icon="person"
          title={t('newest.empty')}
          action={<ButtonLink href="/signup">{signUp}</ButtonLink>}
        />
      )}
    </section>
  );
}
