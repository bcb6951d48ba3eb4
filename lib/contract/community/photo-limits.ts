/** The limits of photos, separate from their schemas, which the browser does not load. */

/** Photos of a member; `docs/specification.md` §9. */
export const maxPhotos = { free: 3, premium: 25 } as const;

/** How long a removed photo can be restored: 15 minutes in milliseconds. */
export const photoRestoreMs = 15 * 60 * 1000;

/** Largest file in bytes. */
export const maxPhotoBytes = 15 * 1024 * 1024;

/** 25 megapixels: the maximum, checked by the header before decoding. */
export const maxPhotoPixels = 25_000_000;

/** Minimum length in px of the shorter side of a picture and its crop. */
export const minPhotoSide = 200;

/** Longest side in px of the stored original. */
export const originalSide = 2_560;
