import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemberPage, MemberSearch } from '../../lib/contract/members.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { pagePaths, saidWidenings } from '../../lib/rules/member-filters.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/state.tsx';
import { Paging } from './paging.tsx';
import styles from './search.module.css';

export type Grid = {
  members: readonly MemberTile[];
  /** Name of the list for screen readers. */
  label: string;
  heading: 'h2' | 'h3';
  /** It is what is seen first. */
  first: boolean;
};

type Props = {
  search: MemberSearch;
  found: MemberPage;
  /** Draws members; their tiles are another feature's. */
  grid: (grid: Grid) => ReactNode;
};

/** How many a search found, one page of them, and who nearly fits. */
export function SearchResults({ search, found, grid }: Props) {
  const t = useTranslations('members');
  const { numResults: count, pageNumber: page, results, similar } = found;
  const asked = { count, kind: search.kind ?? 'both' };
  return (
    <>
      <p className={styles.count} data-numbers>
        {found.numResultsIsMinimum ? t('countMoreThan', asked) : t('count', asked)}
      </p>
      {results.length > 0 ? (
        grid({ members: results, label: t('grid'), heading: 'h2', first: true })
      ) : similar.length > 0 ? null : (
        <EmptyState
          icon="search"
          title={t('empty.text')}
          action={<ButtonLink href="/members">{t('empty.action')}</ButtonLink>}
        />
      )}
      {similar.length > 0 ? <Similar found={found} grid={grid} /> : null}
      <Paging page={page} {...pagePaths(search, found.cursor)} />
    </>
  );
}

/** Who nearly fits, and openly what was left out of the search to find them. */
function Similar({ found: { similar, widened, results }, grid }: Omit<Props, 'search'>) {
  const t = useTranslations('members');
  const ways = useTranslations('members.widened');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  return (
    <section className={styles.similar}>
      <h2 className="h3">{t('similar')}</h2>
      {widened.length > 0 ? (
        <p className="vk-muted">
          {ways(results.length > 0 ? 'sentence' : 'none', {
            ways: list.format(saidWidenings(widened).map((way) => ways(way))),
          })}
        </p>
      ) : null}
      {grid({ members: similar, label: t('similar'), heading: 'h3', first: results.length === 0 })}
    </section>
  );
}
