'use client';

// The alert strip of the signed-in member. Its code loads for members only.

import { lateComponent } from '#components/ui/late-component.tsx';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';

const AlertParts = lateComponent(() => import('./alert-parts.island.tsx').then((file) => file.AlertParts));

export function MemberAlerts() {
  return useSignedIn() ? <AlertParts /> : null;
}
