'use client';

// Shows the match modal when a like turns mutual, by an answer on this page or by an event of the stream. It is an
// island because both belong to the signed-in member; the modal's code loads with the first match.

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/api/call.ts';
import { loadLater } from '../../lib/api/load-later.ts';
import { onMemberEvent } from '../../lib/api/live.ts';
import { announceMatch, onMatch } from '../../lib/api/match-announcement.ts';
import { refresh } from '../../lib/api/refresh.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { useHref } from '../ui/link.tsx';
import type { MatchWords } from './match-modal.tsx';

const MatchModal = lazy(() =>
  loadLater(() => import('./match-modal.tsx')).then((file) => ({ default: file.MatchModal })),
);

/** Section 9: milliseconds after which likes are loaded again when the profile had to be fetched. */
const likesReload = 500;

/** Stands once in every layout of a member; `words` carry `{name}`. */
export function MatchWatch({ words }: { words: MatchWords }) {
  const router = useRouter();
  const href = useHref();
  const [shown, setShown] = useState<{ profile: MemberTile; mutual: boolean } | null>(null);
  const told = useRef(new Set<number>());

  useEffect(
    () =>
      onMemberEvent((event) => {
        if (event.type === 'like' && event.mutual) announceMatch({ id: event.id, profile: null });
      }),
    [],
  );
  useEffect(
    () =>
      onMatch(({ id, profile }) => {
        const isTold = told.current.has(id);
        told.current.add(id);
        if (profile) setShown({ profile, mutual: true });
        else if (!isTold) void fetchLiker().then((liker) => liker && setShown((now) => now ?? liker));
      }),
    [],
  );

  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <MatchModal
        profile={shown.profile}
        mutual={shown.mutual}
        words={words}
        onClose={() => setShown(null)}
        onImagePressed={(member) => router.push(href(`/likes/m/${member.id}`))}
        onButtonPressed={(member) => router.push(href(`/members/${member.id}/chat`))}
      />
    </Suspense>
  );
}

/** The newest received like that was not opened yet; likes are loaded again half a second later (section 4). */
async function fetchLiker(): Promise<{ profile: MemberTile; mutual: boolean } | null> {
  try {
    const { profile } = await callApi('GET /api/auto-like.php');
    return profile && { profile, mutual: false };
  } catch {
    return null;
  } finally {
    setTimeout(() => void refresh([{ name: 'GET /api/likes.php' }]), likesReload);
  }
}
