'use client';

// Renders nothing: publishes the member and the counts to the bars, which only the browser may fetch.

import { useEffect } from 'react';
import { useBadges, useUser } from '../../lib/browser/transport/hooks.ts';
import { publishMember } from './member-state.ts';

export function MemberFeed() {
  const { user } = useUser();
  const { unread, newLikes } = useBadges();
  useEffect(() => {
    const shown = user && {
      name: user.profile.name,
      image: user.main_image,
      credits: user.credits,
      paid_user: user.paid_user,
    };
    publishMember({ user: shown ?? null, unread, newLikes });
  }, [user, unread, newLikes]);
  useEffect(() => () => publishMember({ user: null, unread: 0, newLikes: 0 }), []);
  return null;
}
