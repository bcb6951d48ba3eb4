import type { MemberTile } from '../../contract/community/profile.ts';

/** Members in the first row of the grid below on the widest screen. */
const firstRow = 4;

type Portrayed = Pick<MemberTile, 'main_image' | 'gender' | 'fictional_icon'>;

/**
 * Three members with a photo for the picture of the home page, the middle one in front; none if there are too few.
 * Excludes the first row below it, and prefers members beyond the `shown` ones. Both women and men if possible. A
 * fictional profile is only ever in front, where its label is fully visible.
 */
export function heroPortraits<M extends Portrayed>(members: readonly M[], shown: number): M[] {
  const beyond = [...members.slice(shown), ...members.slice(firstRow, shown)];
  const pictured = beyond.filter((member) => member.main_image !== null);
  const [first, ...others] = pictured.filter((member) => !member.fictional_icon);
  if (!first) return [];
  const front =
    others.find((member) => member.gender !== first.gender) ??
    (others.length > 1 ? others[0] : pictured.find((member) => member.fictional_icon));
  const last = others.find((member) => member !== front);
  return front && last ? [first, front, last] : [];
}
