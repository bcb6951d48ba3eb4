/** The limits of photos, separate from their schemas, which the browser does not load. */

/** Largest file in bytes. */
export const photoBytes = 15 * 1024 * 1024;

/** 25 megapixels: the maximum, checked by the header before decoding. */
export const photoPixels = 25_000_000;

/** Minimum length in px of the shorter side of a picture and its crop. */
export const photoSide = 200;

/** Longest side in px of the stored original. */
export const originalSide = 2_560;
