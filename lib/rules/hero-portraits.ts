import type { MemberTile } from '../contract/profile.ts';

/** Three members for the picture of the home page: those with a photo, women and men both where there are any. */
export function heroPortraits<M extends Pick<MemberTile, 'main_image' | 'gender'>>(
  members: readonly M[],
): M[] {
  const pictured = members.filter((member) => member.main_image !== null);
  const [first, ...rest] = pictured;
  if (!first || rest.length < 2) return [];
  const other = rest.find((member) => member.gender !== first.gender) ?? rest[0];
  const third = rest.find((member) => member !== other);
  return [first, other, third].filter((member) => member !== undefined);
}
