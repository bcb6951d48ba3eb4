import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { FinderSkeleton } from '#components/community/match-finder/finder-skeleton.tsx';
import { MatchFinder } from '#components/community/match-finder/match-finder.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('matchFinder.title');

export default async function MatchFinderPage() {
  const t = await getTranslations('matchFinder');
  return (
    <div className="container-xl vk-page">
      <IslandTexts
        of={['matchFinder', 'profile.interests', 'profile.interestGroups', 'profile.signup_reason']}
      >
        {/* The address contains the answers, and only the browser knows it. */}
        <Suspense fallback={<FinderSkeleton title={t('title')} label={t('loading')} />}>
          <MatchFinder />
        </Suspense>
      </IslandTexts>
    </div>
  );
}
