import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { SwipeGame } from '#components/community/swipe-game/swipe-game.island.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('swipeGame');
  return { title: t('title'), robots: { index: false } };
}

export default async function SwipeGamePage() {
  const { swipeGame, profile, members } = await getMessages();
  return (
    <div className="container-xl vk-page">
      <NextIntlClientProvider
        messages={{ swipeGame, profile: { interests: profile.interests }, members: { rings: members.rings } }}
      >
        <SwipeGame />
      </NextIntlClientProvider>
    </div>
  );
}
