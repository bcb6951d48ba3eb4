'use client';

// Wakes what only a signed-in member needs: fresh data, badges, matches. Its code loads when the browser says that
// somebody is signed in, so that visitors never pay for it.

import { lazy, Suspense } from 'react';
import type { MatchWords } from '../../../components/likes/match-modal.tsx';
import { useSignedIn } from '../../../lib/api/signed-in.ts';

const MemberParts = lazy(() =>
  import('./member-parts.island.tsx').then((file) => ({ default: file.MemberParts })),
);

export function MemberLife({ match }: { match: MatchWords }) {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <MemberParts match={match} />
    </Suspense>
  ) : null;
}
