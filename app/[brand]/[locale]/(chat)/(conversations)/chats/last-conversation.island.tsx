'use client';

// On wide screens, the last opened conversation beside the list. An island because only the browser knows the
// conversation and the width; its code loads when there is one.

import { type ReactNode, Suspense } from 'react';
import { useChatFrame } from '#components/community/chat/panes.ts';
import type { GiftTexts } from '#components/community/gifts/gift-button.island.tsx';
import { lazyPart } from '#lib/browser/transport/load-later.ts';

const ConversationWithGifts = lazyPart(() =>
  import('../conversation-with-gifts.island.tsx').then((file) => file.ConversationWithGifts),
);

type Props = {
  texts: GiftTexts;
  /** Shown until the conversation is known and loaded. */
  loading: ReactNode;
  children: ReactNode;
};

export function LastConversation({ texts, loading, children }: Props) {
  const { restored } = useChatFrame();
  if (restored === undefined) return loading;
  if (restored === null) return children;
  return (
    <Suspense fallback={loading}>
      <ConversationWithGifts key={restored} conversation={restored} texts={texts} />
    </Suspense>
  );
}
