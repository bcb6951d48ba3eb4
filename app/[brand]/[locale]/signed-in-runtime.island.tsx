'use client';

// Starts what signed-in members need: fresh data, badges, matches. Its code loads for members only.

import { lazy, Suspense } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';

const MemberParts = lazy(() =>
  import('./member-parts.island.tsx').then((file) => ({ default: file.MemberParts })),
);

type Props = { /** False if like modals must not open over the page. */ modals?: boolean };

export function SignedInRuntime({ modals = true }: Props) {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <MemberParts modals={modals} />
    </Suspense>
  ) : null;
}
