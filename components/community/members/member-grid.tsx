import type { MemberTile } from '#lib/contract/community/profile.ts';
import { MemberTiles, type MemberTilesProps } from './member-grid.island.tsx';
import { toTile } from './tile.ts';

type Props = Omit<MemberTilesProps, 'tiles' | 'like' | 'failed'> & {
  members: readonly MemberTile[];
  words: { like: (name: string) => string; failed: string };
};

/** Members as tiles with hearts. */
export function MemberGrid({ members, words, ...rest }: Props) {
  return (
    <MemberTiles tiles={members.map(toTile)} like={words.like('{name}')} failed={words.failed} {...rest} />
  );
}
