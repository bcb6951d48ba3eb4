import type { ReactNode } from 'react';
import { ChatFrame } from '#components/community/chat/chat-frame.island.tsx';
import { WithMessageCosts } from '#components/site/with-message-costs.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getSettings } from '#lib/upstream/pages.ts';

/** The conversation list beside the open one; provides its texts, and those that a conversation needs before its own load. */
export default async function ConversationsLayout({ children }: { children: ReactNode }) {
  const settings = await getSettings();
  return (
    <IslandTexts
      of={[
        'chats',
        'giftNames',
        'chat.loading',
        'chat.loadFailed',
        'chat.retry',
        'chat.typing',
        'errors.authentication_required',
        'errors.backend_unavailable',
        'errors.blocked',
        'errors.blocked_by',
        'errors.generic',
        'errors.not_found',
        'errors.too_many_requests',
        'errors.upstream_timeout',
      ]}
    >
      <WithMessageCosts costs={settings.minimum_message_costs}>
        <ChatFrame visible={settings.visible_profile_fields}>{children}</ChatFrame>
      </WithMessageCosts>
    </IslandTexts>
  );
}
