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
};

const firstRow = 4;

/** Members as tiles, each with its heart. */
export function MemberGrid({ members, fictionalWord, label, words, href, heading, first = false }: Props) {
  return (
    <MemberGridForm signup={href('/signup')} failed={words.failed}>
      <ul className="vk-grid" aria-label={label}>
        {members.map((member, position) => (
          <li key={member.id} data-member={member.id}>
            <MemberTile
              member={member}
              fictionalWord={fictionalWord}
              heading={heading}
              eager={first && position < firstRow}
              action={
                <LikeButton
                  id={member.id}
                  label={words.like(member.name)}
                  next={href(`/members/${member.id}`)}
                />
              }
            />
          </li>
        ))}
      </ul>
    </MemberGridForm>
  );
}
