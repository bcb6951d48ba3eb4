import { useTranslations } from 'next-intl';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';

/** Town and distance of a card in words. */
export function usePlaceWords(): (card: Pick<SwipeCard, 'city' | 'distance'>) => string {
  const t = useTranslations('swipeGame');
  return ({ city, distance }) => {
    if (distance === null) return city;
    return `${city} · ${distance === 0 ? t('near') : t('distance', { distance })}`;
  };
}
