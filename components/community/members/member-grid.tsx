import type { MemberTile } from '#lib/contract/community/profile.ts';
import { MemberTiles, type MemberTilesProps } from './member-grid.island.tsx';
import { toTile } from './tile.ts';

type Props = Omit<MemberTilesProps, 'tiles' | 'like' | 'failed'> & {
  members: readonly MemberTile[];
  texts: { like: (name: string) => string; failed: string };
};

/** Members as tiles with hearts. */
export function MemberGrid({ members, texts, ...rest }: Props) {
  return (
    <MemberTiles tiles={members.map(toTile)} like={texts.like('{name}')} failed={texts.failed} {...rest} />
  );
}
