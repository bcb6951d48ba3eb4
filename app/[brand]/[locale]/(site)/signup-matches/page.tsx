import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { SignupMatches } from '#components/community/members/signup-matches.island.tsx';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { PlayLinks } from '../../play-links.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { metaTitle } = await pageTexts('signupMatches');
  return { title: metaTitle, robots: { index: false } };
}

export default async function SignupMatchesPage() {
  const [texts, { members }] = await Promise.all([pageTexts('signupMatches'), getMessages()]);
  return (
    <div className="container-xl vk-page">
      <h1>{texts.title}</h1>
      <p className="vk-lead">{texts.text}</p>
      <NextIntlClientProvider messages={{ members: { grid: members.grid, rings: members.rings } }}>
        <SignupMatches texts={texts} />
      </NextIntlClientProvider>
      <PlayLinks className="justify-content-center mt-4" />
    </div>
  );
}
