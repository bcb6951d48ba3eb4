import { useLocale, useTranslations } from 'next-intl';
import type { Chat } from '../../../lib/contract/chats.ts';
import { countBadge } from '../../../lib/rules/badges.ts';
import { listTime } from '../../../lib/rules/day-dividers.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './list.module.css';

/** A conversation in the list: with whom, what was said last and when, and how much of it is unread. */
export function ConversationRow({ chat, active }: { chat: Chat; active: boolean }) {
  const t = useTranslations('chats');
  const locale = useLocale();
  const gifts = useTranslations('giftNames');
  const { fictional } = useSite();
  const { profile, last_message: last, num_unread_messages: unread } = chat;
  const line = last?.gift ? gifts('message', { gift: gifts(last.gift) }) : (last?.body ?? '');
  const badge = countBadge(unread);
  return (
    <li>
      <SiteLink href={`/chats/${chat.id}`} className="vk-row" aria-current={active ? 'true' : undefined}>
        <Avatar image={profile.main_image} name={profile.name} size={52} />
        <span className="vk-row-text">
          <span className="vk-row-title">
            <span className={styles.rowName}>
              {profile.name}, {profile.age}
            </span>
            {last ? (
              <time className={styles.rowTime} dateTime={last.created_at}>
                {listTime(last.created_at, new Date(), locale, { yesterday: t('yesterday') })}
              </time>
            ) : null}
          </span>
          {profile.fictional_icon ? <FictionalLabel word={fictional.singular} /> : null}
          <span className={styles.rowEnd}>
            <span className={`vk-row-line ${styles.preview} ${badge ? styles.fresh : ''}`}>
              {last ? (last.sender === profile.id ? line : t('you', { text: line })) : t('noMessages')}
            </span>
            {badge ? <Badge tone="unread-messages" text={badge} meaning={t('unread')} /> : null}
          </span>
        </span>
      </SiteLink>
    </li>
  );
}
