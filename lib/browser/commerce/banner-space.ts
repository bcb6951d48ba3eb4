import { browserStorage } from '../storage/storage.ts';

/** Where the browser keeps that its member has a bonus banner: a hint for the script that runs before the first paint. */
export const bonusRoomKey = 'vonk_bonus';

/** Marks the document whose pages of the members area keep room for the banner. */
export const bonusRoomMark = 'data-bonus';

/** There is a banner to come: this page and those loaded later keep room for it, so that it pushes nothing down. */
export function reserveBannerSpace(): void {
  document.documentElement.setAttribute(bonusRoomMark, '');
  browserStorage.setItem(bonusRoomKey, '1');
}

/** There is none any more; this page keeps its room, lest it jump, until `releaseBannerSpace`. */
export function clearBannerSpace(): void {
  browserStorage.removeItem(bonusRoomKey);
}

export function releaseBannerSpace(): void {
  document.documentElement.removeAttribute(bonusRoomMark);
}
