'use client';

// The results of a search that only some may see: fetched by the browser, because the page that everybody gets must not
// hold them. What draws them loads for those who may search only.

import { lazy, Suspense, type ComponentProps } from 'react';
import type { MemberGrid } from '#components/community/members/member-grid.tsx';
import { CardGridSkeleton } from '#components/ui/skeleton.tsx';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { MemberSearch } from '#lib/contract/community/members.ts';

const FetchedResults = lazy(() =>
  loadLater(() => import('./fetched-results.island.tsx')).then((file) => ({ default: file.FetchedResults })),
);

type Insets = ComponentProps<typeof MemberGrid>['insets'];

type Props = {
  search: MemberSearch;
  words: { loading: string; failed: string; again: string };
  /** Stand among the first of them. */
  insets: Insets;
};

export function FoundMembers({ search, words, insets }: Props) {
  return (
    <Suspense fallback={<CardGridSkeleton label={words.loading} />}>
      <FetchedResults search={search} words={words} insets={insets} />
    </Suspense>
  );
}
