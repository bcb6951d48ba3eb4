import { getTranslations } from 'next-intl/server';
import { SignupMatches } from '#components/community/members/signup-matches.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { PlayLinks } from '../../play-links.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('signupMatches.metaTitle');

export default async function SignupMatchesPage() {
  const [t, { signupMatches }] = await Promise.all([
    getTranslations('signupMatches'),
    pageTexts('signupMatches'),
  ]);
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <p className="vk-lead">{t('text')}</p>
      <IslandTexts of={['members.grid', 'members.rings']}>
        <SignupMatches texts={signupMatches} />
      </IslandTexts>
      <PlayLinks className="justify-content-center mt-4" />
    </div>
  );
}
