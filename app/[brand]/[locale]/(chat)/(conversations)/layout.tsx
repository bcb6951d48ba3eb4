import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChatFrame } from '#components/community/chat/chat-frame.island.tsx';
import { WithMessageCosts } from '#components/site/with-message-costs.island.tsx';
import { getSettings } from '#lib/upstream/settings.ts';

/** The list of conversations beside the open one; the texts of the chat are given to its islands here. */
export default async function ConversationsLayout({ children }: { children: ReactNode }) {
  const [messages, settings] = await Promise.all([getMessages(), getSettings()]);
  const { chat, chats, composer, errors, giftNames, refusals } = messages;
  return (
    <NextIntlClientProvider messages={{ chat, chats, composer, errors, giftNames, refusals }}>
      <WithMessageCosts costs={settings.minimum_message_costs}>
        <ChatFrame visible={settings.visible_profile_fields}>{children}</ChatFrame>
      </WithMessageCosts>
    </NextIntlClientProvider>
  );
}
