import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChooseConversation, LoadingConversation } from '#components/community/chat/choose-conversation.tsx';
import { getGiftTexts } from '#app/[brand]/[locale]/get-gift-texts.ts';
import { LastConversation } from './last-conversation.island.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chats');
  return { title: t('title'), robots: { index: false } };
}

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
