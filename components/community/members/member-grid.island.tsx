'use client';

// Members as tiles, each with its heart; whom the member blocked or was blocked by is hidden. It is an island because what
// belongs to the signed-in member is known to the browser alone. The tiles are drawn here and not by the page, so that the
// page carries members as data, and not a tree for each of them.

import type { ReactNode } from 'react';
import { useBlocked, useUser } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHref } from '../../ui/link.tsx';
import { MemberTile } from './member-tile.tsx';
import styles from './members.module.css';
import type { Tile } from './tile.ts';
import { useHearts } from './use-hearts.ts';

export type MemberTilesProps = {
  tiles: readonly Tile[];
  fictionalWord: string;
  /** Name of the list for screen readers. */
  label: string;
  /** Name of a heart, with `{name}` for the member. */
  like: string;
  failed: string;
  heading?: 'h2' | 'h3';
  /** The grid is what is seen first: its first row loads at once. */
  first?: boolean;
  /** What is no member and stands behind so many items, the first before the last; `wide` takes a whole row. */
  insets?: readonly { behind: number; item: ReactNode; wide?: boolean }[] | undefined;
};

/** As many as a phone shows in its first row; each of them is named in the head of the page as well. */
const firstRow = 2;

export function MemberTiles({
  tiles,
  fictionalWord,
  label,
  like,
  failed,
  heading,
  first,
  insets = [],
}: MemberTilesProps) {
  const href = useHref();
  const { user } = useUser();
  const { data: blocked } = useBlocked();
  const { isLiked, onSubmit } = useHearts(failed);
  const hidden = new Set([...(blocked?.hidden ?? []), user?.profile.id]);
  const items = tiles.map((tile, position) => (
    <li key={tile.id} data-member={tile.id} hidden={hidden.has(tile.id)}>
      <MemberTile
        tile={tile}
        fictionalWord={fictionalWord}
        heading={heading}
        eager={first && position < firstRow}
        action={
          // It submits the form around the grid, which leads to the signup where nothing else takes it.
          <button
            type="submit"
            name="next"
            value={href(`/members/${tile.id}`)}
            aria-pressed={isLiked(tile.id)}
            aria-label={fill(like, { name: tile.name })}
            className={`vk-round vk-round-photo ${styles.like}`}
          >
            <Icon name="heart-fill" />
          </button>
        }
      />
    </li>
  ));
  for (const { behind, item, wide } of insets)
    items.splice(
      behind,
      0,
      <li key={`inset ${items.length}`} className={wide ? 'vk-wide' : undefined}>
        {item}
      </li>,
    );
  return (
    <form action={href('/signup')} method="get" onSubmit={(event) => void onSubmit(event)}>
      <ul className="vk-grid" aria-label={label}>
        {items}
      </ul>
    </form>
  );
}
