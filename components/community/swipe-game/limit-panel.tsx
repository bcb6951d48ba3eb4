import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { timeUntil } from '#lib/rules/community/swipe-deck.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './swipe-game.module.css';

type LimitPanelProps = {
  resetsAt: string;
  /** The member has just tried to like without likes left. */
  hasTried: boolean;
};

/** No likes left today: when there will be more, and what to do until then. */
export function LimitPanel({ resetsAt, hasTried }: LimitPanelProps) {
  const t = useTranslations('swipeGame.limit');
  const now = useMinute();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasTried) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [hasTried]);
  const time = useMoment({ timeStyle: 'short' })(resetsAt);
  return (
    <section ref={panel} className={styles.limit} aria-label={t('title')}>
      <span className={styles.limitIcon}>
        <Icon name="clock" />
      </span>
      <div>
        <h2 className={styles.limitTitle}>{t('title')}</h2>
        <p className={styles.limitText}>
          {`${t('resets', { time, ...timeUntil(resetsAt, now) })} ${t('goOn')}`}
        </p>
        <p className={styles.limitActions}>
          <ButtonLink href="/match-finder" variant="secondary" size="sm">
            <Icon name="stars" />
            {t('matchFinder')}
          </ButtonLink>
          <ButtonLink href="/members" variant="outline" size="sm">
            <Icon name="search" />
            {t('search')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** The time, updated twice a minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
