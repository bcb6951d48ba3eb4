import type { ReactNode } from 'react';
import { ChatFrame } from '#components/community/chat/chat-frame.island.tsx';
import { WithMessageCosts } from '#components/site/with-message-costs.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getSettings } from '#lib/upstream/settings.ts';

/** The conversation list beside the open one; provides the chat's texts to its islands. */
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
