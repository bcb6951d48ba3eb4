import { useTranslations } from 'next-intl';
import { maxInTown, type MapTown, type TownMap } from '#lib/contract/community/map-towns.ts';
import { SiteLink } from '#components/ui/link.tsx';
import styles from './map.module.css';
import { townKind, townPath, type TownSearch } from './town-search.ts';

/** All towns of the map as text, with their member counts. */
export function TownList({ map, search }: { map: TownMap; search: TownSearch }) {
  const t = useTranslations('landerMap');
  return (
    <section aria-labelledby="towns-heading">
      <h2 id="towns-heading" className="h3">
        {t('towns')}
      </h2>
      <ul className={styles.list}>
        {map.towns.map((town) => (
          <li key={town.city} className={styles[townKind(town)]}>
            {search === 'by-town' ? (
              <SiteLink href={townPath(map.country, town.city)} className={styles.town}>
                {town.city} <TownCounts town={town} />
              </SiteLink>
            ) : (
              <span className={styles.town}>
                {town.city} <TownCounts town={town} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {search !== 'closed' && (
        <SiteLink href="/members" className="btn btn-outline">
          {t('all')}
        </SiteLink>
      )}
    </section>
  );
}

function TownCounts({ town: { num_real, num_fictional } }: { town: MapTown }) {
  const t = useTranslations('landerMap');
  const texts = [
    num_real !== null &&
      (num_real < maxInTown ? t('real', { count: num_real }) : t('realMany', { count: num_real })),
    num_fictional !== null &&
      (num_fictional < maxInTown
        ? t('fictional', { count: num_fictional })
        : t('fictionalMany', { count: num_fictional })),
  ].filter((each) => each !== false);
  return texts.length > 0 && <small data-live-count>{texts.join(', ')}</small>;
}
