import type { ReactNode } from 'react';
import type { MemberTile as Member } from '../../lib/contract/profile.ts';
import { LikeButton } from './like-button.tsx';
import { MemberGridForm } from './member-grid.island.tsx';
import { MemberTile } from './member-tile.tsx';

type Props = {
  members: readonly Member[];
  fictionalWord: string;
  /** Name of the list for screen readers. */
  label: string;
  words: { like: (name: string) => string; failed: string };
  /** A path of this site as the visitor sees it. */
  href: (path: string) => string;
  heading?: 'h2' | 'h3';
  /** The grid is what is seen first: its first row loads at once. */
  first?: boolean;
  /** Something that is no member and stands behind so many of them; `wide` takes a whole row. */
  inset?: { behind: number; item: ReactNode; wide?: boolean };
};

/** As many as a phone shows in its first row; each of them is named in the head of the page as well. */
const firstRow = 2;

/** Members as tiles, each with its heart. */
export function MemberGrid({
  members,
  fictionalWord,
  label,
  words,
  href,
  heading,
  first = false,
  inset,
}: Props) {
  const tile = (member: Member, position: number) => (
    <li key={member.id} data-member={member.id}>
      <MemberTile
        member={member}
        fictionalWord={fictionalWord}
        heading={heading}
        eager={first && position < firstRow}
        action={<LikeButton label={words.like(member.name)} next={href(`/members/${member.id}`)} />}
      />
    </li>
  );
  const tiles = members.map(tile);
  if (inset) {
    const item = (
      <li key="inset" className={inset.wide ? 'vk-wide' : undefined}>
        {inset.item}
      </li>
    );
    tiles.splice(inset.behind, 0, item);
  }
  return (
    <MemberGridForm signup={href('/signup')} failed={words.failed}>
      <ul className="vk-grid" aria-label={label}>
        {tiles}
      </ul>
    </MemberGridForm>
  );
}
