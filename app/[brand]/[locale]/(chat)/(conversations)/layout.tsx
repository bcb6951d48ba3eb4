import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChatFrame } from '../../../../../components/chat/chat-frame.island.tsx';

/** The list of conversations beside the open one; the texts of the chat are given to its islands here. */
export default async function ConversationsLayout({ children }: { children: ReactNode }) {
  const { chat, chats, errors, giftNames } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ chat, chats, errors, giftNames }}>
      <ChatFrame>{children}</ChatFrame>
    </NextIntlClientProvider>
  );
}
