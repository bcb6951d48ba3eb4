import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireId } from '#app/[brand]/[locale]/path-id.ts';
import { getGiftTexts } from '#app/[brand]/[locale]/get-gift-texts.ts';
import { ConversationWithGifts } from '#app/[brand]/[locale]/(chat)/(conversations)/conversation-with-gifts.island.tsx';

type Props = PageProps<'/[brand]/[locale]/members/[id]/chat'>;

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat');
  return { title: t('title'), robots: { index: false } };
}

export default async function MemberChatPage({ params }: Props) {
  const [{ id }, texts] = await Promise.all([params, getGiftTexts()]);
  return <ConversationWithGifts member={requireId(id)} texts={texts} />;
}
