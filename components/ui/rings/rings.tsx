import { useTranslations } from 'next-intl';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { Ring, MemberPage } from '#lib/contract/community/search.ts';
import styles from './rings.module.css';

/** A grid of members; the tiles belong to another feature. */
export type Grid = {
  members: readonly MemberTile[];
  /** Accessible name of the list. */
  label: string;
  heading: 'h2' | 'h3';
  /** Above the fold. */
  first: boolean;
};

/** A ring's name by its place, or "further away" outside of the home area. */
export function useRingName(): (ring: Pick<Ring, 'ring' | 'place'>, isHome: boolean) => string {
  const t = useTranslations('members.rings');
  const formatWhere = ({ ring, place }: Pick<Ring, 'ring' | 'place'>) => {
    if (!place || ring === 'further') return t('further');
    return ring === 'near' || ring === 'wider' ? t(ring, { place }) : place;
  };
  return (ring, isHome) => (isHome ? formatWhere(ring) : t('away', { where: formatWhere(ring) }));
}

type Props = {
  found: Pick<MemberPage, 'results' | 'rings' | 'home'>;
  grid: (grid: Grid) => React.ReactNode;
};

/** The members of a page, grouped by rings if it extends beyond the first. */
export function Rings({ found: { results, rings, home }, grid }: Props) {
  const t = useTranslations('members');
  const formatName = useRingName();
  const isWidened = rings.some(({ ring }) => ring !== home?.ring);
  if (!isWidened) return grid({ members: results, label: t('grid'), heading: 'h2', first: true });
  return rings.map((each, at) => {
    const name = formatName(each, each.ring === home?.ring);
    return (
      <section key={each.ring} className={styles.ring}>
        <h2 className="h4">{name}</h2>
        {grid({
          members: results.slice(each.from, rings[at + 1]?.from),
          label: name,
          heading: 'h3',
          first: at === 0,
        })}
      </section>
    );
  });
}
