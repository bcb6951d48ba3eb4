import type { Crop } from '#lib/contract/community/photos.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';

/** What the cutter is asked to do; never a name, for it neither reads nor writes files. */
export type CutOrder = {
  bytes: Uint8Array;
  /** Clockwise, in degrees. */
  rotate: 0 | 90 | 180 | 270;
  /** Part of the turned picture. */
  crop: Crop | null;
};

/** What is kept of a photo: nothing but pixels, encoded anew. */
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
  /** The whole picture upright, to be cut again from; null where only a part was asked for. */
  original: Uint8Array | null;
  /** The whole picture as large as a variant; null where the large variant is that. */
  uncut: Uint8Array | null;
};

export type PictureFault = Extract<ErrorCode, 'photo_unreadable' | 'photo_too_large' | 'photo_too_small'>;

/** The picture cannot become a photo; the member is told why. */
export class PictureRefusal extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
