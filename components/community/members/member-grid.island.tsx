'use client';

// Members as tiles with hearts, without blocked ones. An island because only the browser knows the member's relations.
// Tiles render here, so that the page contains members as data and not as element trees.

import { type ReactNode, useState, type FormEvent } from 'react';
import { useBlocked, useUser, useLikes } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHref } from '../../ui/link.tsx';
import { MemberTile } from './member-tile.tsx';
import styles from './members.module.css';
import type { Tile } from './tile.ts';
import { likeMember, unlikeMember } from '#lib/browser/community/like.ts';
import { openSignup } from '#lib/browser/identity/open-signup.ts';
import { isSignedIn } from '#lib/browser/session/signed-in.ts';
import { attempt } from '../../ui/attempt.ts';

export type MemberTilesProps = {
  tiles: readonly Tile[];
  fictionalWord: string;
  label: string;
  /** Label of a heart, with `{name}` for the member. */
  like: string;
  failed: string;
  heading?: 'h2' | 'h3';
  /** The grid is above the fold: its first row loads eagerly. */
  first?: boolean;
  /** Other items, each after `behind` members, in order; `wide` takes a whole row. */
  insets?: readonly { behind: number; item: ReactNode; wide?: boolean }[] | undefined;
};

/** The first row on phones; the page's head preloads each of them. */
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
          // Submits the surrounding form, which leads to the signup without a handler.
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

type Pressed = { isLiked: boolean; before: unknown };

/**
 * The hearts of a form whose buttons are in elements with `data-member`. A pressed heart changes at once, and follows
 * the list of likes again when that has changed or the press has failed.
 * @param failed text for a failure
 */
function useHearts(failed: string) {
  const { profiles: likes } = useLikes();
  const [pressed, setPressed] = useState<ReadonlyMap<number, Pressed>>(new Map());
  const liked = new Set(likes?.map(({ id }) => id));

  const isLiked = (id: number) => {
    const press = pressed.get(id);
    return press && press.before === likes ? press.isLiked : liked.has(id);
  };
  const setPress = (id: number, press: Pressed | null) =>
    setPressed((all) => {
      const next = new Map(all);
      if (press) next.set(id, press);
      else next.delete(id);
      return next;
    });

  const onSubmit = async (event: FormEvent) => {
    const id = findMemberId((event.nativeEvent as SubmitEvent).submitter);
    if (id === null) return;
    event.preventDefault();
    if (!isSignedIn()) {
      openSignup();
      return;
    }
    const wasLiked = isLiked(id);
    setPress(id, { isLiked: !wasLiked, before: likes });
    const press = () => (wasLiked ? unlikeMember(id) : likeMember(id));
    if (!(await attempt(`like-${id}`, press, () => failed))) setPress(id, null);
  };
  return { isLiked, onSubmit };
}

/** The member of a heart's tile. */
function findMemberId(heart: HTMLElement | null): number | null {
  const id = heart?.closest<HTMLElement>('[data-member]')?.dataset.member;
  return id === undefined ? null : Number(id);
}
