import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Conversation } from '../../../../../../../../components/chat/conversation.island.tsx';
import { requireId } from '../../../../../path-id.ts';

type Props = PageProps<'/[brand]/[locale]/members/[id]/chat'>;

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat');
  return { title: t('title'), robots: { index: false } };
}

export default async function MemberChatPage({ params }: Props) {
  return <Conversation member={requireId((await params).id)} />;
}
