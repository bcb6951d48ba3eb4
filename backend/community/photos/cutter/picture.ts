import type { Crop } from '#lib/contract/community/photos.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';

/** A cutting job; has no file names, as the cutter does no file I/O. */
export type CutRequest = {
  bytes: Uint8Array;
  /** Clockwise, in degrees. */
  rotate: 0 | 90 | 180 | 270;
  crop: Crop | null;
};

/** The stored parts of a photo: re-encoded pixels only. */
export type CutPicture = {
  /** Size of the large variant in px. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  large: Uint8Array;
  medium: Uint8Array;
  thumb: Uint8Array;
  locked: Uint8Array;
  /** The whole upright picture for later crops; null if only a part was requested. */
  original: Uint8Array | null;
  /** The whole picture in variant size; null if the large variant is the same. */
  uncut: Uint8Array | null;
};

type PictureFault = Extract<ErrorCode, 'photo_unreadable' | 'photo_too_large' | 'photo_too_small'>;

export class PictureRefusal extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Detects the type from the first bytes only; file names and MIME types cannot be trusted. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const starts = (signature: readonly number[], at = 0) =>
    bytes.length >= at + signature.length && signature.every((byte, index) => bytes[at + index] === byte);
  if (starts([0xff, 0xd8, 0xff])) return 'jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'webp';
  return null;
}

export type ToParent = { ready: true } | { picture: CutPicture } | { fault: PictureFault };
