import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';

/** Links to the swipe game and the match finder, for signed-in members. */
export async function PlayLinks({ className = '' }: { className?: string }) {
  const [swipeGame, matchFinder] = await Promise.all([
    getTranslations('swipeGame'),
    getTranslations('matchFinder'),
  ]);
  return (
    <ul className={`vk-chips vk-signed-in-only ${className}`}>
      <li>
        <SiteLink href="/swipe-game" className="vk-chip">
          <Icon name="hearts" />
          {swipeGame('title')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/match-finder" className="vk-chip">
          <Icon name="stars" />
          {matchFinder('title')}
        </SiteLink>
      </li>
    </ul>
  );
}
