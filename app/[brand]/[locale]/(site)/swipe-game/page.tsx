import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SwipeGame } from '#components/community/swipe-game/swipe-game.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('swipeGame');
  return { title: t('title'), robots: { index: false } };
}

export default function SwipeGamePage() {
  return (
    <div className="container-xl vk-page">
      <IslandTexts of={['swipeGame', 'profile.interests', 'members.rings']}>
        <SwipeGame />
      </IslandTexts>
    </div>
  );
}
