import type { Texts } from '#lib/i18n/texts.ts';

/** The texts of a profile's islands, filled in by the page, so that they need no catalogue. */
export type ActionTexts = Record<
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

/** `photo`, `showPhoto` and `lockedPhoto` contain `{number}`; `photos` is the count including locked ones. */
export type GalleryTexts = Pick<
  Texts['member'],
  'photos' | 'photo' | 'noPhoto' | 'showPhoto' | 'lockedPhoto'
>;

/** Below the photos: for visitors, free members, and members who see all photos. */
export type LockedTexts = Texts['member']['locked'] & { signup: string };

export type BlockedTexts = {
  blockedBy: Texts['member']['blockedBy'];
  blocked: Record<'title' | 'text' | 'unblock' | 'failed' | 'action', string>;
};
