'use client';

// The layout parts that poll, count and announce for the signed-in member, in the browser only.

import { MessageWatch } from '#components/community/chat/notifications/message-watch.island.tsx';
import { PushClickHandler } from '#components/community/chat/notifications/push-click-handler.island.tsx';
import { OutboxWatch } from '#components/community/chat/sending/outbox-watch.island.tsx';
import { MemberFeed } from '#components/layout/member-feed.island.tsx';
import { TitleBadge } from '#components/layout/title-badge.island.tsx';
import { LikeTimer, MatchWatch } from '#components/community/likes/match-watch.island.tsx';
import { PushSubscriptionSync } from '#components/outreach/push/push-subscription-sync.island.tsx';
import { Background } from '#components/site/background.island.tsx';
import { TermsGate } from '#components/identity/terms/terms-gate.island.tsx';

export function MemberParts({ modals }: { modals: boolean }) {
  return (
    <>
      <Background />
      <MemberFeed />
      <TitleBadge />
      <OutboxWatch />
      <PushSubscriptionSync />
      {modals ? (
        <>
          <LikeTimer />
          <MatchWatch />
          <MessageWatch />
          <PushClickHandler />
          <TermsGate />
        </>
      ) : null}
    </>
  );
}
