'use client';

// On a wide screen, the conversation opened last beside the list. It is an island because only the signed-in member's
// browser knows which one that is and how wide the screen is; its code loads where there is one to show.

import { lazy, type ReactNode, Suspense } from 'react';
import { useChatFrame } from '#components/community/chat/frame-context.ts';
import type { GiftWords } from '#components/community/gifts/gift-button.island.tsx';
import { loadLater } from '#lib/browser/transport/load-later.ts';

const ConversationWithGifts = lazy(() =>
  loadLater(() => import('../conversation-with-gifts.island.tsx')).then((file) => ({
    default: file.ConversationWithGifts,
  })),
);

type Props = {
  words: GiftWords;
  /** Stands there as long as it is not known, and while it loads. */
  loading: ReactNode;
  /** Stands there when there is none. */
  children: ReactNode;
};

export function LastConversation({ words, loading, children }: Props) {
  const { restored } = useChatFrame();
  if (restored === undefined) return loading;
  if (restored === null) return children;
  return (
    <Suspense fallback={loading}>
      <ConversationWithGifts key={restored} conversation={restored} words={words} />
    </Suspense>
  );
}
