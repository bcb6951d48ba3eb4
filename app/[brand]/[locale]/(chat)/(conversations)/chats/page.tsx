import { getTranslations } from 'next-intl/server';
import { ChooseConversation, LoadingConversation } from '#components/community/chat/choose-conversation.tsx';
import { getGiftTexts } from '#app/[brand]/[locale]/get-gift-texts.ts';
import { LastConversation } from './last-conversation.island.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('chats.title');

export default async function ChatsPage() {
  const [t, chat, texts] = await Promise.all([
    getTranslations('chats'),
    getTranslations('chat'),
    getGiftTexts(),
  ]);
  return (
    <LastConversation texts={texts} loading={<LoadingConversation label={chat('loading')} />}>
      <ChooseConversation text={t('choose')} />
    </LastConversation>
  );
}
