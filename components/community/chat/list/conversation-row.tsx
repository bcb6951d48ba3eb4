import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useTyping } from '#lib/browser/community/typing.ts';
import type { Chat } from '#lib/contract/community/chats.ts';
import { isSameRow, ListRow, type Place } from './list-row.tsx';
import styles from './list.module.css';
import { DraftLine } from './draft-row.tsx';
import { useLastLine } from './use-last-line.ts';

/** A conversation in the list: what was said last and when, how much is unread, and what was begun to be written. */
export const ConversationRow = memo(function ConversationRow({ chat, ...place }: Place & { chat: Chat }) {
  const t = useTranslations('chat');
  const lastLine = useLastLine();
  const typing = useTyping(chat.id);
  const { last_message: last } = chat;
  return (
    <ListRow
      {...place}
      href={`/chats/${chat.id}`}
      profile={chat.profile}
      activity={chat.activity}
      at={last?.created_at ?? null}
      unread={chat.num_unread_messages}
      muted={chat.muted}
      line={
        typing ? (
          <span className={styles.typing}>{t('typing')}</span>
        ) : chat.draft && !place.active ? (
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
