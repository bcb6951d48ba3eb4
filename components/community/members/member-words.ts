/** What the islands of a profile say; the page fills them in, so that they need no catalogue. */
export type ActionWords = Record<
  | 'like'
  | 'liked'
  | 'message'
  | 'toChat'
  | 'block'
  | 'report'
  | 'likesYou'
  | 'match'
  | 'activeRecently'
  | 'activeToday'
  | 'unreachable'
  | 'own'
  | 'edit'
  | 'failed'
  | 'confirmTitle'
  | 'confirmText'
  | 'confirmYes'
  | 'confirmNo',
  string
>;

/** `photo`, `showPhoto` and `lockedPhoto` carry `{number}`; `photos` says how many there are, locked ones included. */
export type GalleryWords = Record<'photos' | 'photo' | 'noPhoto' | 'showPhoto' | 'lockedPhoto', string>;

/** Below the photos: to a visitor, to a free member, and to whoever sees them all. */
export type LockedWords = Record<'visitor' | 'signup' | 'free' | 'premium' | 'all', string>;

export type BlockedWords = {
  blockedBy: Record<'title' | 'text' | 'action', string>;
  blocked: Record<'title' | 'text' | 'unblock' | 'failed' | 'action', string>;
};
