import { browserStorage } from '../storage/storage.ts';

/** Storage key that tells the script before the first paint that the member has a bonus banner. */
export const bannerSpaceKey = 'vonk_bonus';

/** Marks the document whose members area reserves space for the banner. */
export const bannerSpaceAttribute = 'data-bonus';

/** Reserves space for the banner on this page and later ones, so that it causes no layout shift. */
export function reserveBannerSpace(): void {
  document.documentElement.setAttribute(bannerSpaceAttribute, '');
  browserStorage.setItem(bannerSpaceKey, '1');
}

/** No more banner; this page retains the space until `releaseBannerSpace`, to avoid a shift. */
export function clearBannerSpace(): void {
  browserStorage.removeItem(bannerSpaceKey);
}

export function releaseBannerSpace(): void {
  document.documentElement.removeAttribute(bannerSpaceAttribute);
}
