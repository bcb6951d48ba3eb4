'use client';

// Many links under one heading. An island, so that the document carries them once as markup and once as names and
// paths, not as elements: a page with all regions and interests is 2 KB smaller that way.

import { SiteLink } from '../../ui/link.island.tsx';
import styles from './hubs.module.css';

export type HubLinks = {
  title: string;
  /** Paths without locale. */
  links: readonly { path: string; name: string }[];
};

/** Pages beside this one, under a heading; nothing where there are none. */
export function LinkGroup({ title, links }: HubLinks) {
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
