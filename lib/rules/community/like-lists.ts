import type { MemberTile } from '../../contract/community/profile.ts';

export const likeTypes = ['received', 'liked', 'mutual'] as const;
/** `docs/specification.md` §4: liked, received, mutual (match). */
export type LikeType = (typeof likeTypes)[number];

export type LikeEntry = { profile: MemberTile; isNew: boolean; isMutual: boolean; isLiked: boolean };

type Sent = MemberTile & { mutual: boolean; liked_at: string };
type Received = Sent & { like_new: boolean };

export function isLikeType(value: string): value is LikeType {
  return (likeTypes as readonly string[]).includes(value);
}

/**
 * The members of a kind of like: received ones with new ones first (`docs/specification.md` §4), all others newest
 * first.
 */
export function listLikes(
  type: LikeType,
  profiles: readonly Sent[],
  likedBy: readonly Received[],
): LikeEntry[] {
  if (type === 'received') {
    const order = (a: Received, b: Received) => Number(b.like_new) - Number(a.like_new) || newestFirst(a, b);
    return [...likedBy]
      .sort(order)
      .map((each) => ({ profile: each, isNew: each.like_new, isMutual: each.mutual, isLiked: each.mutual }));
  }
  return [...profiles]
    .filter((each) => type === 'liked' || each.mutual)
    .sort(newestFirst)
    .map((each) => ({ profile: each, isNew: false, isMutual: each.mutual, isLiked: true }));
}

function newestFirst(a: { liked_at: string }, b: { liked_at: string }): number {
  return Date.parse(b.liked_at) - Date.parse(a.liked_at);
}
