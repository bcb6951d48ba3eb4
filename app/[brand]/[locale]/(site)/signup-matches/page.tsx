import type { Metadata } from 'next';
import { SignupMatches } from '#components/community/members/signup-matches.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { PlayLinks } from '../../play-links.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { metaTitle } = await pageTexts('signupMatches');
  return { title: metaTitle, robots: { index: false } };
}

export default async function SignupMatchesPage() {
  const texts = await pageTexts('signupMatches');
  return (
    <div className="container-xl vk-page">
      <h1>{texts.title}</h1>
      <p className="vk-lead">{texts.text}</p>
      <IslandTexts of={['members.grid', 'members.rings']}>
        <SignupMatches texts={texts} />
      </IslandTexts>
      <PlayLinks className="justify-content-center mt-4" />
    </div>
  );
}
