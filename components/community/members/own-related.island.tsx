'use client';

// Similar members. The page is shared, so a signed-in member's own list is fetched by the browser.

import { liveConfig, useCall } from '#lib/browser/transport/hooks.ts';
import { MemberTiles, type MemberTilesProps } from './member-grid.island.tsx';
import { toTile } from './tile.ts';

type Props = MemberTilesProps & {
  of: number;
};

export function OwnRelated({ of, tiles, ...rest }: Props) {
  const { data } = useCall('GET /api/member.php', { id: of }, liveConfig);
  return <MemberTiles tiles={data ? data.related.map(toTile) : tiles} {...rest} />;
}
