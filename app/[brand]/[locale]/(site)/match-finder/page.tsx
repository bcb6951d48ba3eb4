import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { FinderSkeleton } from '#components/community/match-finder/finder-skeleton.tsx';
import { MatchFinder } from '#components/community/match-finder/match-finder.island.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('matchFinder');
  return { title: t('title'), robots: { index: false } };
}

export default async function MatchFinderPage() {
  const [messages, t] = await Promise.all([getMessages(), getTranslations('matchFinder')]);
  const { matchFinder, profile } = messages;
  const { interests, interestGroups, signup_reason } = profile;
  return (
    <div className="container-xl vk-page">
      <NextIntlClientProvider
        messages={{ matchFinder, profile: { interests, interestGroups, signup_reason } }}
      >
        {/* The answers stand in the address, which only the browser knows. */}
        <Suspense fallback={<FinderSkeleton title={t('title')} label={t('loading')} />}>
          <MatchFinder />
        </Suspense>
      </NextIntlClientProvider>
    </div>
  );
}
