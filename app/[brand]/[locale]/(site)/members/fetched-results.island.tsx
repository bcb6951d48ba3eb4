'use client';

// Search results that the browser fetches where the brand restricts its search and this user may search.

import { NextIntlClientProvider, useTranslations, type AbstractIntlMessages } from 'next-intl';
import type { ComponentProps } from 'react';
import { MemberGrid } from '#components/community/members/member-grid.tsx';
import { AppliedDefaults } from '#components/community/search/applied-defaults.tsx';
import { SearchResults } from '#components/community/search/search-results.tsx';
import { useSite } from '#components/site/site-context.island.tsx';
import { useLateTexts } from '#components/ui/use-late-texts.ts';
import { CardGridSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { useMemberSearch } from '#lib/browser/community/member-search.ts';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import type { MemberPage, MemberSearch } from '#lib/contract/community/members.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ClosedTexts } from '#lib/i18n/pick-texts.ts';

type Insets = ComponentProps<typeof MemberGrid>['insets'];

type Props = {
  search: MemberSearch;
  texts: ClosedTexts;
  /** Inserted among the first results. */
  insets: Insets;
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
  const t = useTranslations('members');
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
            texts={{ like: (name) => t('like', { name }), failed: t('likeFailed') }}
            insets={grid.first ? insets : undefined}
            {...grid}
          />
        )}
      />
    </>
  );
}

async function loadMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const file = (await import(`@texts/${locale}/members.json`)) as {
    default: AbstractIntlMessages;
  };
  return { members: file.default };
}
