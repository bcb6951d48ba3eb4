import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChooseConversation } from '../../../../../../components/chat/choose-conversation.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chats');
  return { title: t('title'), robots: { index: false } };
}

export default async function ChatsPage() {
  const t = await getTranslations('chats');
  return <ChooseConversation text={t('choose')} />;
}
