'use client';
import { type ReactNode, Suspense, type ComponentProps } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import styles from './own-results.module.css';
import { CardGridSkeleton } from '#components/ui/skeleton.tsx';
import { lazyPart } from '#lib/browser/transport/load-later.ts';

// Replaces the public list with the member's own. An island because the page is shared and only the browser knows
// whether a member is signed in; the public list is hidden from members meanwhile.

type Props = {
  own: ReactNode;
  /** The results for visitors. */
  children: ReactNode;
};

export function OwnResults({ own, children }: Props) {
  if (useSignedIn()) return own;
  return (
    <>
      <div className={`vk-signed-in-only ${styles.reserved}`} />
      <div className="vk-signed-out-only">{children}</div>
    </>
  );
}

// The results of a restricted search, fetched by the browser because the shared page must not contain them. The code
// loads only for users who may search.

const FetchedResults = lazyPart(() =>
  import('./fetched-results.island.tsx').then((file) => file.FetchedResults),
);

export function FoundMembers(props: ComponentProps<typeof FetchedResults>) {
  return (
    <Suspense fallback={<CardGridSkeleton label={props.texts.loading} />}>
      <FetchedResults {...props} />
    </Suspense>
  );
}
