'use client';

// Search results that the browser fetches where the brand restricts its search and this user may search.

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { MemberGrid } from '#components/community/members/member-grid.tsx';
import { AppliedDefaults } from '#components/community/search/applied-defaults.tsx';
import { SearchResults } from '#components/community/search/search-results.tsx';
import { useSite } from '#components/site/site-context.island.tsx';
import { lateTexts, useLateTexts } from '#components/ui/use-late-texts.ts';
import { CardGridSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { useMemberSearch } from '#lib/browser/community/member-search.ts';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import type { MemberPage, MemberSearch } from '#lib/contract/community/search.ts';
import type { ClosedTexts } from '#lib/i18n/pick-texts.ts';

type Props = {
  search: MemberSearch;
  texts: ClosedTexts;
  insets: ComponentProps<typeof MemberGrid>['insets'];
};

export function FetchedResults({ search, texts, insets }: Props) {
  const { locale } = useSite();
  const { network, ref } = trafficSource() ?? {};
  const { data, error, mutate } = useMemberSearch({ ...search, network, ref });
  const { texts: messages, hasFailed, retry } = useLateTexts(loadMessages);

  if ((error && !data) || hasFailed) {
    const onRetry = () => {
      retry();
      void mutate();
    };
    return <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={onRetry} />;
  }
  if (!data || !messages) return <CardGridSkeleton label={texts.loading} />;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Amsterdam">
      <Results search={search} found={data} insets={insets} />
    </NextIntlClientProvider>
  );
}

function Results({ search, found, insets }: Pick<Props, 'search' | 'insets'> & { found: MemberPage }) {
  const { fictional } = useSite();
  return (
    <>
      <AppliedDefaults search={search} applied={found.applied} />
      <SearchResults
        search={search}
        found={found}
        grid={({ members, ...grid }) => (
          <MemberGrid
            members={members}
            fictionalWord={fictional.singular}
            insets={grid.first ? insets : undefined}
            {...grid}
          />
        )}
      />
    </>
  );
}

const loadMessages = lateTexts((locale) => ({ members: import(`@texts/${locale}/members.json`) }));
