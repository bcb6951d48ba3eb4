'use client';

// Wakes what only a signed-in member needs: fresh data, badges, matches. Its code loads when the browser says that
// somebody is signed in, so that visitors never pay for it.

import { lazy, Suspense } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';

const MemberParts = lazy(() =>
  import('./member-parts.island.tsx').then((file) => ({ default: file.MemberParts })),
);

type Props = { /** False where no modal of a like may come over the page. */ modals?: boolean };

export function SignedInRuntime({ modals = true }: Props) {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <MemberParts modals={modals} />
    </Suspense>
  ) : null;
}
