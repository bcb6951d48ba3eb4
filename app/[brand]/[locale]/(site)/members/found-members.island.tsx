'use client';

// The results of a restricted search, fetched by the browser because the shared page must not contain them. The code
// loads only for users who may search.

import { Suspense, type ComponentProps } from 'react';
import { CardGridSkeleton } from '#components/ui/skeleton.tsx';
import { lazyPart } from '#lib/browser/transport/load-later.ts';

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
