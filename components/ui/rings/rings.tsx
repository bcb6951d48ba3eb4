import { useTranslations } from 'next-intl';
import type { MemberPage } from '#lib/contract/community/members.ts';
import { useRingName } from './use-ring-name.ts';
import type { Grid } from './grid.ts';
import styles from './rings.module.css';

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
