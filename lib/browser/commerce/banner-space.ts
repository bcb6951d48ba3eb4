import { browserStorage } from '../storage/storage.ts';

/** Storage key that tells the script before the first paint that the member has a bonus banner. */
export const bonusRoomKey = 'vonk_bonus';

/** Marks the document whose members area reserves room for the banner. */
export const bonusRoomMark = 'data-bonus';

/** Reserves room for the banner on this page and later ones, so that it causes no layout shift. */
export function reserveBannerSpace(): void {
  document.documentElement.setAttribute(bonusRoomMark, '');
  browserStorage.setItem(bonusRoomKey, '1');
}

/** No more banner; this page retains the room until `releaseBannerSpace`, to avoid a shift. */
export function clearBannerSpace(): void {
  browserStorage.removeItem(bonusRoomKey);
}

export function releaseBannerSpace(): void {
  document.documentElement.removeAttribute(bonusRoomMark);
}
