import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemberPage, MemberSearch } from '#lib/contract/community/search.ts';
import { listFormat } from '#lib/contract/formats.ts';
import { membersPath, pagePaths, relevantWidenings } from '#lib/rules/community/member-filters.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Grid, Rings } from '../../ui/rings/rings.tsx';
import { EmptyState } from '../../ui/state.tsx';
import styles from './search.module.css';
import { SiteLink } from '../../ui/link.tsx';

type Props = {
  search: MemberSearch;
  found: MemberPage;
  /** Renders members; the tiles belong to another feature. */
  grid: (grid: Grid) => ReactNode;
};

/** The count, one page of results, and similar members. */
export function SearchResults({ search, found, grid }: Props) {
  const t = useTranslations('members');
  const { pageNumber: page, results, similar, applied } = found;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} data-numbers>
          <Count search={search} found={found} />
        </p>
        {results.length > 0 ? <ListOrder found={found} /> : null}
      </div>
      {results.length > 0 ? (
        <Rings found={found} grid={grid} />
      ) : similar.length > 0 ? null : (
        <EmptyState
          icon="search"
          title={t('empty.text')}
          action={<ButtonLink href={everybody(applied)}>{t('empty.action')}</ButtonLink>}
        />
      )}
      {similar.length > 0 ? <Similar found={found} grid={grid} /> : null}
      <Paging page={page} {...pagePaths(search, found.cursor)} />
    </>
  );
}

/** All members, including those excluded only by defaults. */
function everybody({ match, ages }: MemberPage['applied']): string {
  return membersPath({ ...(ages ? { ages: 'any' } : {}), ...(match ? { match: 'any' } : {}) });
}

/** The number of results, by real members and fictional profiles if there are both. */
function Count({ search: { kind = 'both' }, found }: Pick<Props, 'search' | 'found'>) {
  const t = useTranslations('members');
  const list = listFormat(useLocale(), { type: 'conjunction' });
  const { numResults: count, numFictional: fictional } = found;
  if (found.numResultsIsMinimum) return <span>{t('countMoreThan', { count, kind })}</span>;
  if (kind !== 'both' || count === 0 || fictional === null) return <span>{t('count', { count, kind })}</span>;
  const real = count - fictional;
  const parts = [
    ...(real > 0 ? [t('count', { count: real, kind: 'real' })] : []),
    ...(fictional > 0 ? [t('count', { count: fictional, kind: 'fictional' })] : []),
  ];
  return <span>{list.format(parts)}</span>;
}

/** Similar members, and the filters that were dropped to find them. */
function Similar({ found: { similar, widened, results }, grid }: Omit<Props, 'search'>) {
  const t = useTranslations('members');
  const ways = useTranslations('members.widened');
  const list = listFormat(useLocale(), { type: 'conjunction' });
  return (
    <section className={styles.similar}>
      <h2 className="h3">{t('similar')}</h2>
      {widened.length > 0 ? (
        <p className="vk-muted">
          {ways(results.length > 0 ? 'sentence' : 'none', {
            ways: list.format(relevantWidenings(widened).map((way) => ways(way))),
          })}
        </p>
      ) : null}
      {grid({ members: similar, label: t('similar'), heading: 'h3', first: results.length === 0 })}
    </section>
  );
}

/** Explains the order of a list (Digital Services Act, art. 27), behind a disclosure. */
function ListOrder({ found: { rings, home } }: { found: MemberPage }) {
  const t = useTranslations('members.sort');
  const isPlain = rings.length === 0 || home === null;
  const place = !isPlain && home.ring === 'country' ? home.place : null;
  return (
    <details className={styles.order}>
      <summary>
        <Icon name="info-circle" />
        {t('title')}
      </summary>
      <p>{isPlain ? t('plain') : place ? t('visitor', { place }) : t('member')}</p>
    </details>
  );
}

type PagingProps = { page: number; previous: string | null; next: string | null };

function Paging({ page, previous, next }: PagingProps) {
  const t = useTranslations('members.paging');
  if (!previous && !next) return null;
  return (
    <nav className={styles.paging} aria-label={t('label')}>
      {previous ? (
        <SiteLink href={previous} className="btn btn-outline" rel="prev">
          <Icon name="arrow-left" />
          {t('previous')}
        </SiteLink>
      ) : (
        <span />
      )}
      <span className="vk-muted" aria-current="page">
        {t('page', { page })}
      </span>
      {next ? (
        <SiteLink href={next} className="btn btn-outline" rel="next">
          {t('next')}
          <Icon name="arrow-right" />
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
