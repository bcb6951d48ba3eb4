import { useTranslations } from 'next-intl';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { MemberTiles, type MemberTilesProps } from './member-grid.island.tsx';
import { toTile } from './tile.ts';

type Props = Omit<MemberTilesProps, 'tiles' | 'like' | 'failed'> & { members: readonly MemberTile[] };

/** Members as tiles with hearts. */
export function MemberGrid({ members, ...rest }: Props) {
  const t = useTranslations('members');
  const texts = { like: t('like', { name: '{name}' }), failed: t('likeFailed') };
  return <MemberTiles tiles={members.map(toTile)} {...texts} {...rest} />;
}
