'use client';

// Adds the gift button to the composer and member reports to the menu. An island because the conversation is one.

import { Conversation, type Wanted } from '#components/community/chat/conversation.island.tsx';
import { GiftButton, type GiftTexts } from '#components/community/gifts/gift-button.island.tsx';
import { lateComponent } from '#components/ui/late-component.tsx';

const ReportDialog = lateComponent(() =>
  import('#components/ui/report/report-dialog.tsx').then((file) => file.ReportDialog),
);

export function ConversationWithGifts({ texts, ...wanted }: Wanted & { texts: GiftTexts }) {
  return (
    <Conversation
      {...wanted}
      tools={({ id, name }) => <GiftButton member={{ id, name }} texts={texts} context="chat" />}
      report={(profile, onClose) => <ReportDialog profile={profile} photo={null} onClose={onClose} />}
    />
  );
}
