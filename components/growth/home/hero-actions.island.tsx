'use client';

// Signup and login for visitors, quick links for members. An island because only the browser knows the session; the
// page contains both, and the hint cookie selects one before the first paint.

import type { MouseEvent } from 'react';
import { useBadges, useUser } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import { countBadge } from '#lib/rules/community/badges.ts';
import { openSignup } from '#lib/browser/identity/open-signup.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';

type HeroTexts = Record<
  'signUp' | 'haveAccount' | 'greeting' | 'search' | 'messages' | 'likes' | 'unread',
  string
>;

export function HeroActions({ texts }: { texts: HeroTexts }) {
  const onSignUp = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSignup();
  };
  return (
    <>
      <div className="vk-hero-actions vk-signed-out-only">
        <ButtonLink href="/signup" onClick={onSignUp} data-prevent-progress="true">
          {texts.signUp}
        </ButtonLink>
        <ButtonLink href="/login" variant="outline">
          {texts.haveAccount}
        </ButtonLink>
      </div>
      <MemberPlaces texts={texts} />
    </>
  );
}

function MemberPlaces({ texts }: { texts: HeroTexts }) {
  const { user } = useUser();
  const { unread, newLikes } = useBadges();
  return (
    <div className="vk-signed-in-only">
      <p className="mt-3 mb-0" aria-live="polite">
        <strong>{user ? fill(texts.greeting, { name: user.profile.name }) : '\u00a0'}</strong>
      </p>
      <div className="vk-hero-actions mt-2">
        <ButtonLink href="/members">{texts.search}</ButtonLink>
        <ButtonLink href="/chats" variant="outline">
          <span>{texts.messages}</span>
          <Fresh count={unread} meaning={texts.unread} />
        </ButtonLink>
        <ButtonLink href="/likes" variant="outline">
          <span>{texts.likes}</span>
          <Fresh count={newLikes} meaning={texts.unread} />
        </ButtonLink>
      </div>
    </div>
  );
}

function Fresh({ count, meaning }: { count: number; meaning: string }) {
  const text = countBadge(count);
  return text === null ? null : <Badge tone="unread-messages" text={text} meaning={meaning} />;
}
