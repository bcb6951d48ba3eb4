import type { ReactNode } from 'react';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { DrawnPhoto, TileLetter } from '../../ui/drawn-photo.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { SiteLink } from '../../ui/link.tsx';
import type { Tile } from './tile.ts';

type MemberTileProps = {
  tile: Tile;
  /** The brand's label for fictional profiles, `fictional_singular`. */
  fictionalWord: string;
  /** True in the first row. */
  eager?: boolean;
  href?: string;
  heading?: 'h2' | 'h3';
  /** The like button, at the lower right. */
  action?: ReactNode;
};

/** Widths of a tile in the grid at each breakpoint. */
const TILE_SIZES = '(min-width: 75em) 282px, (min-width: 62em) 24vw, (min-width: 48em) 32vw, 48vw';

/** A member in a grid: photo, name, age, town, and the label of fictional profiles. */
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
          <TileLetter name={name} />
        )}
        <div className="vk-tile-text">
          <Heading className="vk-tile-name">{nameLine(name, age)}</Heading>
          <span className="vk-tile-town">{city}</span>
        </div>
        {fictional && <FictionalLabel word={fictionalWord} variant="photo" />}
      </SiteLink>
      {action && <div className="vk-tile-action">{action}</div>}
    </article>
  );
}
