import { useTranslations, useLocale } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { useTyping } from '#lib/browser/community/typing.ts';
import type { Chat, Draft, Message } from '#lib/contract/community/chat.ts';
import styles from './list.module.css';
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

/** A conversation row: last message, time, unread count and draft. */
export const ConversationRow = memo(function ConversationRow({
  chat,
  ...position
}: RowPosition & { chat: Chat }) {
  const t = useTranslations('chat');
  const lastLine = useLastLine();
  const typing = useTyping(chat.id);
  const { last_message: last } = chat;
  return (
    <ListRow
      {...position}
      href={`/chats/${chat.id}`}
      profile={chat.profile}
      activity={chat.activity}
      at={last?.created_at ?? null}
      unread={chat.num_unread_messages}
      muted={chat.muted}
      line={
        typing ? (
          <span className={styles.typing}>{t('typing')}</span>
        ) : chat.draft && !position.active ? (
          <DraftLine text={chat.draft} />
        ) : (
          <span lang={last?.sender === chat.profile_id ? last.language : undefined}>
            {lastLine(last, chat.profile_id)}
          </span>
        )
      }
    />
  );
}, isSameRow);

/** A draft to a member without a conversation. */
export const DraftRow = memo(function DraftRow({ draft, ...position }: RowPosition & { draft: Draft }) {
  const { profile_id: id, profile, body, changed_at } = draft;
  return (
    <ListRow
      {...position}
      href={`/members/${id}/chat`}
      profile={profile}
      at={changed_at}
      line={<DraftLine text={body} />}
    />
  );
}, isSameRow);

export function DraftLine({ text }: { text: string }) {
  const t = useTranslations('chats');
  // New text gets a new element, as browser translation does not follow changes.
  return (
    <span key={text}>
      {t.rich('draft', { text, mark: (word: ReactNode) => <span className={styles.draft}>{word}</span> })}
    </span>
  );
}

/** Describes the last message and its sender. */
export function useLastLine(): (last: Message | null, other: number) => string {
  const t = useTranslations('chats');
  const gifts = useTranslations('giftNames');

  const content = (message: Message): string => {
    if (message.deleted) return t('deleted');
    if (message.gift) return gifts('message', { gift: gifts(message.gift) });
    if (message.image) return t('image');
    return message.automatic ? t('automatic', { text: message.body }) : message.body;
  };
  return (last, other) => {
    if (!last) return t('noMessages');
    const by = (sender: number, text: string) => (sender === other ? text : t('you', { text }));
    // A reaction is newer than the last message; the other member's takes precedence.
    const answer = last.reactions.find((each) => each.profile_id === other) ?? last.reactions[0];
    const text = content(last);
    if (!answer) return by(last.sender, text);
    return by(answer.profile_id, t('reacted', { emoji: answer.emoji, text }));
  };
}

type RowPosition = {
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
function isSameRow<P extends RowPosition>(before: P, now: P): boolean {
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
function ListRow({
  href,
  profile,
  activity = null,
  at,
  line,
  unread = 0,
  muted = false,
  ...position
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
        aria-current={position.active ? 'true' : undefined}
        tabIndex={position.tabStop ? 0 : -1}
        replace={position.replace}
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
