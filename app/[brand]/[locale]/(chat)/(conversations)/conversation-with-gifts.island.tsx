'use client';

// Puts the gift button into the composer of a conversation. It is an island because the conversation, which knows the
// member it is with, is one.

import { Conversation } from '../../../../../components/chat/conversation.island.tsx';
import type { Wanted } from '../../../../../components/chat/use-conversation.ts';
import { GiftButton, type GiftWords } from '../../../../../components/gifts/gift-button.island.tsx';

export function ConversationWithGifts({ words, ...wanted }: Wanted & { words: GiftWords }) {
  return (
    <Conversation
      {...wanted}
      tools={({ id, name }) => <GiftButton member={{ id, name }} words={words} place="chat" />}
    />
  );
}
