'use client';

// Members who might suit as well. The page has the same for everybody; it is an island because a signed-in member sees those
// who fit them, which it fetches as themselves.

import { liveConfig, useCall } from '#lib/browser/transport/hooks.ts';
import { MemberTiles, type MemberTilesProps } from './member-grid.island.tsx';
import { toTile } from './tile.ts';

type Props = MemberTilesProps & {
  /** Whose page it is. */
  of: number;
};

export function OwnRelated({ of, tiles, ...rest }: Props) {
  const { data } = useCall('GET /api/member.php', { id: of }, liveConfig);
  return <MemberTiles tiles={data ? data.related.map(toTile) : tiles} {...rest} />;
}
