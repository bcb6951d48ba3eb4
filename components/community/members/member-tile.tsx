import type { ReactNode } from 'react';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { DrawnPhoto } from '../../ui/drawn-photo.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { SiteLink } from '../../ui/link.tsx';
import type { Tile } from './tile.ts';

type MemberTileProps = {
  tile: Tile;
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
  tile: { id, name, age, city, fictional, photo },
  fictionalWord,
  eager = false,
  href = `/members/${id}`,
  heading: Heading = 'h3',
  action,
}: MemberTileProps) {
  return (
    <article className="vk-tile">
      <SiteLink href={href} className="vk-tile-link">
        {photo ? (
          <DrawnPhoto image={photo} alt="" sizes={TILE_SIZES} eager={eager} />
        ) : (
          <span className="vk-tile-letter" aria-hidden="true">
            {Array.from(name)[0]?.toUpperCase()}
          </span>
        )}
        <div className="vk-tile-text">
          <Heading className="vk-tile-name">{nameLine(name, age)}</Heading>
          <span className="vk-tile-town">{city}</span>
        </div>
        {fictional && <FictionalLabel word={fictionalWord} place="photo" />}
      </SiteLink>
      {action && <div className="vk-tile-action">{action}</div>}
    </article>
  );
}
