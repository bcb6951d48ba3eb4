import type { ReactNode } from 'react';
import type { MemberTile as Member } from '../../lib/contract/profile.ts';
import { nameLine } from '../../lib/rules/name-line.ts';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { SiteLink } from '../ui/link.tsx';
import { Photo } from '../ui/photo.tsx';

type MemberTileProps = {
  member: Pick<Member, 'id' | 'name' | 'age' | 'city' | 'main_image' | 'fictional_icon'>;
  /** The brand's word for a fictional profile, `fictional_singular`. */
  fictionalWord: string;
  /** True for the tiles of the first row. */
  eager?: boolean;
  /** Where it leads; the profile unless told. */
  href?: string;
  /** Level of the name among the headings of the page. */
  heading?: 'h2' | 'h3';
  /** The like button, lower right. */
  action?: ReactNode;
};

/** Widths of a tile in the grid at each breakpoint. */
const TILE_SIZES = '(min-width: 1200px) 282px, (min-width: 992px) 24vw, (min-width: 768px) 32vw, 48vw';

/** One member in a grid: photo, name, age, town, and the word where the profile is fictional. */
export function MemberTile({
  member,
  fictionalWord,
  eager = false,
  href = `/members/${member.id}`,
  heading: Heading = 'h3',
  action,
}: MemberTileProps) {
  return (
    <article className="vk-tile">
      <SiteLink href={href} className="vk-tile-link">
        {member.main_image ? (
          <Photo image={member.main_image} alt="" sizes={TILE_SIZES} eager={eager} />
        ) : (
          <span className="vk-tile-letter" aria-hidden="true">
            {Array.from(member.name)[0]?.toUpperCase()}
          </span>
        )}
        <span className="vk-tile-text">
          <Heading className="vk-tile-name">{nameLine(member.name, member.age)}</Heading>
          <span className="vk-tile-town">{member.city}</span>
        </span>
        {member.fictional_icon && <FictionalLabel word={fictionalWord} place="photo" />}
      </SiteLink>
      {action && <div className="vk-tile-action">{action}</div>}
    </article>
  );
}
