import { useTranslations } from 'next-intl';
import { useChats } from '../../../lib/api/hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { ConversationRow } from './conversation-row.tsx';

/** Which conversation is open beside the list, by its own id or by the member it is with. */
export type OpenConversation = { conversation?: number; member?: number };

/** All conversations of the member, newest message first. */
export function ConversationList({ open }: { open: OpenConversation }) {
  const t = useTranslations('chats');
  const { chats, error, mutate } = useChats();
  if (chats) {
    if (chats.length === 0) {
      return (
        <EmptyState
          icon="chat-heart"
          title={t('empty.text')}
          action={<ButtonLink href="/members">{t('empty.action')}</ButtonLink>}
        />
      );
    }
    return (
      <ul className="vk-rows" aria-label={t('list')}>
        {chats.map((chat) => (
          <ConversationRow
            key={chat.id}
            chat={chat}
            active={chat.id === open.conversation || chat.profile_id === open.member}
          />
        ))}
      </ul>
    );
  }
  if (error) return <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void mutate()} />;
  return <ListRowsSkeleton label={t('loading')} count={8} />;
}
