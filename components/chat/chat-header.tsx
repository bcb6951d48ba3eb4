import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { useSite } from '../site/site-context.island.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';
import styles from './header.module.css';

type Props = {
  profile: MemberTile;
  typing: boolean;
  /** Balance of the member who reads; undefined until it is known. */
  credits: number | undefined;
  /** Absent where there is nothing to delete yet. */
  onDelete?: () => void;
};

/** Who one is talking to, whether that is a fictional profile, and what is left to talk with. */
export function ChatHeader({ profile, typing, credits, onDelete }: Props) {
  const t = useTranslations('chat');
  const { fictional } = useSite();
  const [asking, setAsking] = useState(false);
  const { name, age } = profile;
  return (
    <header className={styles.header}>
      <div className="vk-chat-bar">
        <SiteLink href="/chats" className={`vk-round ${styles.back}`} aria-label={t('back')}>
          <Icon name="arrow-left" />
        </SiteLink>
        <SiteLink href={`/members/${profile.id}`} className={styles.who} aria-label={t('profile', { name })}>
          <Avatar image={profile.main_image} name={name} />
          <div className={styles.whoText}>
            <h1 className={styles.name}>
              {name}, {age}
            </h1>
            <span className={styles.status}>{typing ? t('typing') : profile.city}</span>
          </div>
        </SiteLink>
        <span className="visually-hidden" role="status">
          {typing ? t('typingFull', { name }) : ''}
        </span>
        {credits === undefined ? null : (
          <SiteLink href="/credits" className={`badge ${styles.credits}`}>
            {t('credits', { count: credits })}
          </SiteLink>
        )}
        {onDelete ? (
          <button type="button" className="vk-round" aria-label={t('delete')} onClick={() => setAsking(true)}>
            <Icon name="trash" />
          </button>
        ) : null}
      </div>
      {profile.fictional_icon ? (
        <p className={styles.fictional}>
          <FictionalLabel word={fictional.singular} />
          <span>{fictional.warning}</span>
        </p>
      ) : null}
      {onDelete ? (
        <ConfirmDialog
          open={asking}
          title={t('confirmDelete.title')}
          text={t('confirmDelete.text', { name })}
          yes={t('confirmDelete.yes')}
          no={t('confirmDelete.no')}
          onYes={() => {
            setAsking(false);
            onDelete();
          }}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </header>
  );
}
