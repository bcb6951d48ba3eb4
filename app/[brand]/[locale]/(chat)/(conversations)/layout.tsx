import type { ReactNode } from 'react';
import { ChatFrame } from '#components/community/chat/chat-frame.island.tsx';
import { WithMessageCosts } from '#components/site/with-message-costs.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getSettings } from '#lib/upstream/settings.ts';

/** The list of conversations beside the open one; the texts of the chat are given to its islands here. */
export default async function ConversationsLayout({ children }: { children: ReactNode }) {
  const settings = await getSettings();
  return (
    <IslandTexts of={['chat', 'chats', 'composer', 'errors', 'giftNames', 'refusals']}>
      <WithMessageCosts costs={settings.minimum_message_costs}>
        <ChatFrame visible={settings.visible_profile_fields}>{children}</ChatFrame>
      </WithMessageCosts>
    </IslandTexts>
  );
}
