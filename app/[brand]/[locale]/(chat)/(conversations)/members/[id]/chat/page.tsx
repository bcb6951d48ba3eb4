import { requireId } from '#app/[brand]/[locale]/path-id.ts';
import { getGiftTexts } from '#app/[brand]/[locale]/get-gift-texts.ts';
import { ConversationWithGifts } from '#app/[brand]/[locale]/(chat)/(conversations)/conversation-with-gifts.island.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

type Props = PageProps<'/[brand]/[locale]/members/[id]/chat'>;

export const generateStaticParams = () => [];

export const generateMetadata = unlisted('chat.title');

export default async function MemberChatPage({ params }: Props) {
  const [{ id }, texts] = await Promise.all([params, getGiftTexts()]);
  return <ConversationWithGifts member={requireId(id)} texts={texts} />;
}
