'use client';

// Many links under one heading. An island, so that the document contains them as markup and as names and paths, not as
// elements, which saves 2 KB on a page with all regions and interests.

import { SiteLink } from '../../ui/link.island.tsx';
import styles from './browse-pages.module.css';

export type LinkGroupProps = {
  title: string;
  /** Paths without locale. */
  links: readonly { path: string; name: string }[];
};

/** Related pages under a heading; nothing if there are none. */
export function LinkGroup({ title, links }: LinkGroupProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className="h4">{title}</h2>
      <ul className="vk-chips">
        {links.map(({ path, name }) => (
          <li key={path}>
            <SiteLink href={path} className="vk-chip">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
