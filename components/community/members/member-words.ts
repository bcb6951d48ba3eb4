import type { Texts } from '#lib/i18n/texts.ts';

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
export type GalleryWords = Pick<
  Texts['member'],
  'photos' | 'photo' | 'noPhoto' | 'showPhoto' | 'lockedPhoto'
>;

/** Below the photos: to a visitor, to a free member, and to whoever sees them all. */
export type LockedWords = Texts['member']['locked'] & { signup: string };

export type BlockedWords = {
  blockedBy: Texts['member']['blockedBy'];
  blocked: Record<'title' | 'text' | 'unblock' | 'failed' | 'action', string>;
};
