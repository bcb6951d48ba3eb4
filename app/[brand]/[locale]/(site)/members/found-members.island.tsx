'use client';

// The results of a restricted search, fetched by the browser because the shared page must not contain them. The code
// loads only for users who may search.

import { lazy, Suspense, type ComponentProps } from 'react';
import type { MemberGrid } from '#components/community/members/member-grid.tsx';
import { CardGridSkeleton } from '#components/ui/skeleton.tsx';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import type { ClosedTexts } from '#lib/i18n/pick-texts.ts';

const FetchedResults = lazy(() =>
  loadLater(() => import('./fetched-results.island.tsx')).then((file) => ({ default: file.FetchedResults })),
);

type Insets = ComponentProps<typeof MemberGrid>['insets'];

type Props = {
  search: MemberSearch;
  texts: ClosedTexts;
  /** Inserted among the first results. */
  insets: Insets;
};

export function FoundMembers({ search, texts, insets }: Props) {
  return (
    <Suspense fallback={<CardGridSkeleton label={texts.loading} />}>
      <FetchedResults search={search} texts={texts} insets={insets} />
    </Suspense>
  );
}
