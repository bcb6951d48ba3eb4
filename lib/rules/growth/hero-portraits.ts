import type { MemberTile } from '../../contract/community/profile.ts';

type Portrayed = Pick<MemberTile, 'main_image' | 'gender' | 'fictional_icon'>;

/**
 * Three members with a photo for the picture of the home page, the middle one in front; none where there are too few.
 * Women and men both where there are any. A fictional profile only ever stands in front, where its label is whole.
 */
export function heroPortraits<M extends Portrayed>(members: readonly M[]): M[] {
  const pictured = members.filter((member) => member.main_image !== null);
  const [first, ...others] = pictured.filter((member) => !member.fictional_icon);
  if (!first) return [];
  const front =
    others.find((member) => member.gender !== first.gender) ??
    (others.length > 1 ? others[0] : pictured.find((member) => member.fictional_icon));
  const last = others.find((member) => member !== front);
  return front && last ? [first, front, last] : [];
}
