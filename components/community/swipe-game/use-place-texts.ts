import { useTranslations } from 'next-intl';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import { useRingName } from '../../ui/rings/use-ring-name.ts';

/** Where a card's member is, line by line: town and distance, or country if far away. */
export function usePlaceTexts(): (card: Pick<SwipeCard, 'city' | 'distance' | 'away'>) => string[] {
  const t = useTranslations('swipeGame');
  const ringName = useRingName();
  return ({ city, distance, away }) => {
    const town = [
      city,
      ...(distance === null ? [] : [distance === 0 ? t('near') : t('distance', { distance })]),
    ];
    return [town.filter(Boolean).join(' · '), ...(away ? [ringName(away, false)] : [])].filter(Boolean);
  };
}
