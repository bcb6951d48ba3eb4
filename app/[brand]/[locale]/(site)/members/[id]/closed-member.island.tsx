'use client';

// A profile restricted to members: the shared page shows a notice, and the browser of a signed-in member fetches the
// profile. Its code loads for members only.

import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { lazyPart } from '#lib/browser/transport/load-later.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';

const FetchedMember = lazyPart(() =>
  import('./fetched-member.island.tsx').then((file) => file.FetchedMember),
);

type Props = ComponentProps<typeof FetchedMember> & { closed: ReactNode };

export function ClosedMember({ closed, ...props }: Props) {
  const signedIn = useSignedIn();
  if (!signedIn) return <div className="container-xl vk-page">{closed}</div>;
  return (
    <Suspense fallback={<ListRowsSkeleton label={props.texts.loading} count={6} />}>
      <FetchedMember {...props} />
    </Suspense>
  );
}
