import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { LinkGroup, type LinkGroupProps } from './link-group.island.tsx';
import styles from './browse-pages.module.css';

type BrowseScreenProps = {
  title: string;
  /** A paragraph about the members, with their number. */
  lead: string;
  all: { path: string; name: string };
  signUp: string;
  groups: readonly LinkGroupProps[];
  /** The members themselves. */
  children: ReactNode;
};

/** The members of a region or with an interest, and further links. */
export function BrowseScreen({ title, lead, all, signUp, groups, children }: BrowseScreenProps) {
  return (
    <>
      <h1 className="vk-display">{title}</h1>
      <p className="vk-lead" data-numbers>
        {lead}
      </p>
      {children}
      <div className={styles.actions}>
        <ButtonLink href={all.path}>{all.name}</ButtonLink>
        <ButtonLink href="/signup" variant="outline" className="vk-signed-out-only">
          {signUp}
        </ButtonLink>
      </div>
      {groups.map((group) => (
        <LinkGroup key={group.title} {...group} />
      ))}
    </>
  );
}
