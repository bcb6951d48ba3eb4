'use client';

// A profile restricted to members: the shared page shows a notice, and the browser of a signed-in member fetches the
// profile. Its code loads for members only.

import { lazy, Suspense, type ReactNode } from 'react';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { ClosedMemberProps } from './closed-member-props.ts';

const FetchedMember = lazy(() =>
  loadLater(() => import('./fetched-member.island.tsx')).then((file) => ({ default: file.FetchedMember })),
);

export function ClosedMember({ closed, ...props }: ClosedMemberProps & { closed: ReactNode }) {
  const signedIn = useSignedIn();
  if (!signedIn) return <div className="container-xl vk-page">{closed}</div>;
  return (
    <Suspense fallback={<ListRowsSkeleton label={props.texts.loading} count={6} />}>
      <FetchedMember {...props} />
    </Suspense>
  );
}
