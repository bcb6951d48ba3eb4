'use client';
import { lateComponent } from '#components/ui/late-component.tsx';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';

// Starts what signed-in members need: fresh data, badges, matches. Its code loads for members only.

const MemberParts = lateComponent(() => import('./member-parts.island.tsx').then((file) => file.MemberParts));

type Props = { /** False if like modals must not open over the page. */ modals?: boolean };

export function SignedInRuntime({ modals = true }: Props) {
  return useSignedIn() ? <MemberParts modals={modals} /> : null;
}

// The alert strip of the signed-in member. Its code loads for members only.

const AlertParts = lateComponent(() => import('./alert-parts.island.tsx').then((file) => file.AlertParts));

export function MemberAlerts() {
  return useSignedIn() ? <AlertParts /> : null;
}
