import { SwipeGame } from '#components/community/swipe-game/swipe-game.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('swipeGame.title');

export default function SwipeGamePage() {
  return (
    <div className="container-xl vk-page">
      <IslandTexts of={['swipeGame', 'profile.interests', 'members.rings']}>
        <SwipeGame />
      </IslandTexts>
    </div>
  );
}
