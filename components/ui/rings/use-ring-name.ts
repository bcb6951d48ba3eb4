import { useTranslations } from 'next-intl';
import type { Ring } from '#lib/contract/community/members.ts';

/** A ring's name by its place, or "further away" outside of the home area. */
export function useRingName(): (ring: Pick<Ring, 'ring' | 'place'>, isHome: boolean) => string {
  const t = useTranslations('members.rings');
  const formatWhere = ({ ring, place }: Pick<Ring, 'ring' | 'place'>) => {
    if (!place || ring === 'further') return t('further');
    return ring === 'near' || ring === 'wider' ? t(ring, { place }) : place;
  };
  return (ring, isHome) => (isHome ? formatWhere(ring) : t('away', { where: formatWhere(ring) }));
}
