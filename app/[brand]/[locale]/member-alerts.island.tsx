'use client';

// The alert strip of the signed-in member. Its code loads for members only.

import { lazy, Suspense } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';

const AlertParts = lazy(() =>
  import('./alert-parts.island.tsx').then((file) => ({ default: file.AlertParts })),
);

export function MemberAlerts() {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <AlertParts />
    </Suspense>
  ) : null;
}
