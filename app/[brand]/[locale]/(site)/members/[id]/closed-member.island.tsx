'use client';

// A profile that its member shows to members only: the page that everybody gets says so, and the browser of somebody who is
// logged in fetches it as that member. What draws it loads for members alone.

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
    <Suspense fallback={<ListRowsSkeleton label={props.words.loading} count={6} />}>
      <FetchedMember {...props} />
    </Suspense>
  );
}
