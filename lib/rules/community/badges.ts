/** `docs/specification.md` §9: the unread badge reads 99+ above 99. */
const UNREAD_CAP = 99;
/** `docs/specification.md` §2: paid users see a credits badge at 10 credits or fewer. */
const FEW_CREDITS = 10;

/** Unread messages of all conversations, and likes with an unopened profile. */
export function countNew(
  chats: readonly { num_unread_messages: number }[],
  likedBy: readonly { like_new: boolean }[],
): { unread: number; newLikes: number } {
  return {
    unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    newLikes: likedBy.filter((like) => like.like_new).length,
  };
}

/** Text of an unread or new-likes badge; null for none. */
export function countBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > UNREAD_CAP ? `${UNREAD_CAP}+` : String(count);
}

export type CreditsBadge = { credits: number; tone: 'warning' | 'danger' };

/** The badge beside credits: only for paid users with few credits, danger at 0. */
export function creditsBadge(user: { paid_user: boolean; credits: number }): CreditsBadge | null {
  if (!user.paid_user || user.credits > FEW_CREDITS) return null;
  return { credits: user.credits, tone: user.credits > 0 ? 'warning' : 'danger' };
}
