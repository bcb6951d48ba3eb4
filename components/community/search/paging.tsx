import { useTranslations } from 'next-intl';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './search.module.css';

type Props = { page: number; previous: string | null; next: string | null };

/** Links to the adjacent pages. */
export function Paging({ page, previous, next }: Props) {
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
