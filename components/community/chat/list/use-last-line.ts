import { useTranslations } from 'next-intl';
import type { Message } from '#lib/contract/community/chats.ts';

/** Says in words what was sent last in the conversation with a member, and whether the reader sent it. */
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
    // A reaction to the last message is newer than that; of two, the other member's is the news.
    const answer = last.reactions.find((each) => each.profile_id === other) ?? last.reactions[0];
    const text = content(last);
    if (!answer) return by(last.sender, text);
    return by(answer.profile_id, t('reacted', { emoji: answer.emoji, text }));
  };
}
