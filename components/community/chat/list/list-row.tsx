import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Activity, MemberTile } from '#lib/contract/community/profile.ts';
import { countBadge } from '#lib/rules/community/badges.ts';
import { listTime } from '#lib/rules/community/day-dividers.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '#components/site/site-context.island.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import styles from './list.module.css';

/** The state of a row in the list. */
export type RowPosition = {
  /** It is open beside the list. */
  active: boolean;
  /** The row that Tab reaches; arrow keys move to the others. */
  tabStop: boolean;
  /** Replaces this page in the history. */
  replace: boolean;
  /** The current day, on which "yesterday" depends. */
  day: string;
};

/** Whether two rows render the same: every event replaces the whole list, including rows that did not change. */
export function isSameRow<P extends RowPosition>(before: P, now: P): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now);
}

type Props = RowPosition & {
  href: string;
  profile: MemberTile;
  activity?: Activity;
  /** Time of the row's event; null for none. */
  at: string | null;
  line: ReactNode;
  unread?: number;
  muted?: boolean;
};

/** A row: member, text, time and marks. */
export function ListRow({
  href,
  profile,
  activity = null,
  at,
  line,
  unread = 0,
  muted = false,
  ...place
}: Props) {
  const t = useTranslations('chats');
  const locale = useLocale();
  const { fictional } = useSite();
  const badge = countBadge(unread);
  return (
    <li className={styles.item}>
      <SiteLink
        href={href}
        className={`vk-row ${styles.row}`}
        aria-current={place.active ? 'true' : undefined}
        tabIndex={place.tabStop ? 0 : -1}
        replace={place.replace}
      >
        <span
          className={activity === 'recent' ? `${styles.portrait} ${styles.active}` : styles.portrait}
          title={activity === 'recent' ? t('activeRecently') : undefined}
        >
          <Avatar image={profile.main_image} name={profile.name} size={52} />
        </span>
        <span className="vk-row-text">
          <span className="vk-row-title">
            <span className={styles.rowName}>{nameLine(profile.name, profile.age)}</span>
            {activity === 'recent' ? <span className="visually-hidden">{t('activeRecently')}</span> : null}
            {muted ? <Icon name="bell-slash" label={t('muted')} className={styles.muted} /> : null}
            {at ? (
              <time className={styles.rowTime} dateTime={at}>
                {listTime(at, new Date(), locale, { yesterday: t('yesterday') })}
              </time>
            ) : null}
          </span>
          {profile.fictional_icon ? <FictionalLabel word={fictional.singular} /> : null}
          <span className={styles.rowEnd}>
            <span className={`vk-row-line ${styles.preview} ${badge ? styles.fresh : ''}`}>{line}</span>
            {badge ? (
              <Badge tone={muted ? 'neutral' : 'unread-messages'} text={badge} meaning={t('unread')} />
            ) : null}
          </span>
        </span>
      </SiteLink>
    </li>
  );
}
