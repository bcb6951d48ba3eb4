import type { Crumb } from '#lib/rules/growth/structured-data.ts';
import { SiteLink } from '../../ui/link.tsx';
import styles from './browse-pages.module.css';

/** Breadcrumbs from the home page; all but the last are links. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <SiteLink href={path}>{name}</SiteLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
