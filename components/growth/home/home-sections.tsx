import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import styles from './home.module.css';

type NewestMembersProps = {
  /** Label of the signup link. */
  signUp: string;
  /** Their grid; null for none. */
  children: ReactNode;
};

/** The most recently active members. */
export function NewestMembers({ signUp, children }: NewestMembersProps) {
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

const steps: readonly { key: 'look' | 'like' | 'write'; icon: IconName }[] = [
  { key: 'look', icon: 'search' },
  { key: 'like', icon: 'heart' },
  { key: 'write', icon: 'chat-heart' },
];

/** How it works, in three steps; `closed` for brands that show members to members only. */
export function HowItWorks({ closed }: { closed: boolean }) {
  const t = useTranslations('home.how');
  return (
    <section className="vk-section">
      <h2>{t('title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, icon }) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepIcon}>
              <Icon name={icon} />
            </span>
            <h3 className="h4">{t(`${key}.title`)}</h3>
            <p className="vk-muted mb-0">{closed && key === 'look' ? t('look.closed') : t(`${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Sections side by side if there is room. */
export function HomePanels({ children }: { children: ReactNode }) {
  return <div className={`${styles.panels} vk-section`}>{children}</div>;
}

type CostProps = { messageCredits: number; signupCredits: number };

/** The costs, from the brand's settings. */
export function WhatItCosts({ messageCredits, signupCredits }: CostProps) {
  const t = useTranslations('home.cost');
  return (
    <section className={styles.panel}>
      <h2 className="h3">{t('title')}</h2>
      <ul className={styles.points}>
        <Point icon="check2">{t('free')}</Point>
        {signupCredits > 0 ? <Point icon="gift">{t('start', { credits: signupCredits })}</Point> : null}
        <Point icon="chat">{t('message', { credits: messageCredits })}</Point>
        <Point icon="coin">{t('once')}</Point>
      </ul>
      <SiteLink href="/pricing" className="btn btn-outline">
        {t('prices')}
      </SiteLink>
    </section>
  );
}

/** What members can rely on. */
export function WhatIsSafe({ fictionalWord, minAge }: { fictionalWord: string; minAge: number }) {
  const t = useTranslations('home.safety');
  return (
    <section className={styles.panel}>
      <h2 className="h3">{t('title')}</h2>
      <ul className={styles.points}>
        <Point icon="eye">{t('label', { label: fictionalWord })}</Point>
        <Point icon="info-circle">{t('automatic')}</Point>
        <Point icon="slash-circle">{t('block')}</Point>
        <Point icon="shield-check">{t('age', { age: minAge })}</Point>
      </ul>
    </section>
  );
}

function Point({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className={styles.point}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
