/** What the islands of a profile say; the page fills them in, so that they need no catalogue. */
export type ActionWords = Record<
  | 'like'
  | 'liked'
  | 'likeName'
  | 'message'
  | 'toChat'
  | 'block'
  | 'unblock'
  | 'likesYou'
  | 'match'
  | 'unreachable'
  | 'blockedNote'
  | 'failed'
  | 'confirmTitle'
  | 'confirmText'
  | 'confirmYes'
  | 'confirmNo',
  string
>;

export type BlockedByWords = { title: string; text: string; action: string };
