'use client';

// Shows nothing: tells the bars who is signed in and what is new, which only the member's browser may ask.

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
