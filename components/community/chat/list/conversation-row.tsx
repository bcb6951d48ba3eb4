import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { useTyping } from '#lib/browser/community/typing.ts';
import type { Chat, Draft, Message } from '#lib/contract/community/chats.ts';
import { isSameRow, ListRow, type RowPosition } from './list-row.tsx';
import styles from './list.module.css';

/** A conversation row: last message, time, unread count and draft. */
export const ConversationRow = memo(function ConversationRow({
  chat,
  ...place
}: RowPosition & { chat: Chat }) {
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

/** A draft to a member without a conversation. */
export const DraftRow = memo(function DraftRow({ draft, ...place }: RowPosition & { draft: Draft }) {
  const { profile_id: id, profile, body, changed_at } = draft;
  return (
    <ListRow
      {...place}
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
