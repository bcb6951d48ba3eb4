import { originalSide, maxPhotoPixels, minPhotoSide } from '#lib/contract/community/photo-limits.ts';
import { pictureKind, PictureRefusal } from './picture.ts';

export type Size = { width: number; height: number };

/**
 * Reads the size in px from the header without decoding.
 * @throws {PictureRefusal} if it is no picture or its size is not allowed
 */
export function requireSize(bytes: Uint8Array): Size {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeIn(file);
  if (!size) throw new PictureRefusal('photo_unreadable');
  requireFitting(size);
  return size;
}

/** @throws {PictureRefusal} for too many pixels, a picture that is too small, or a strip that shrinks too much */
export function requireFitting({ width, height }: Size): void {
  if (width * height > maxPhotoPixels) throw new PictureRefusal('photo_too_large');
  const scale = Math.min(1, originalSide / Math.max(width, height));
  if (Math.round(Math.min(width, height) * scale) < minPhotoSide) throw new PictureRefusal('photo_too_small');
}

function sizeIn(file: Buffer): Size | null {
  const kind = pictureKind(file);
  if (kind === 'jpeg') return hasFewScans(file) ? sizeOfJpeg(file) : null;
  if (file.length < 30) return null;
  if (kind === 'webp') return sizeOfWebp(file);
  if (kind !== 'png' || nameAt(file, 12) !== 'IHDR') return null;
  return known({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) });
}

const nameAt = (file: Buffer, at: number) => file.toString('latin1', at, at + 4);

const known = (size: Size) => (size.width > 0 && size.height > 0 ? size : null);

/** Each scan covers the whole picture again; ordinary files have at most about 20. */
const maxScans = 64;
/** Marker of a scan and the first byte of its length, always 0. */
const scanStart = Buffer.from([0xff, 0xda, 0]);

function hasFewScans(file: Buffer): boolean {
  let at = -1;
  for (let scans = 0; scans <= maxScans; scans += 1) {
    at = file.indexOf(scanStart, at + 1);
    if (at === -1) return true;
  }
  return false;
}

/** Maximum number of segments before the picture; the largest files have 240. */
const maxSegments = 2_000;

/** Markers in the frame range that are not frames: Huffman tables, extensions, arithmetic coding. */
const noFrame: readonly number[] = [0xc4, 0xc8, 0xcc];

function sizeOfJpeg(file: Buffer): Size | null {
  let at = file.indexOf(0xff, 2);
  for (let nth = 0; nth < maxSegments && at !== -1 && at + 9 <= file.length; nth += 1) {
    const marker = file.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !noFrame.includes(marker);
    if (isFrame) return known({ width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) });
    // The image ends, or its data starts, before any size.
    if (marker === 0xd9 || marker === 0xda) return null;
    const standsAlone = marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    const step = standsAlone ? (marker === 0xff ? 1 : 2) : 2 + file.readUInt16BE(at + 2);
    at = file.indexOf(0xff, at + step);
  }
  return null;
}

function sizeOfWebp(file: Buffer): Size | null {
  switch (nameAt(file, 12)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const packed = file.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return known({ width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff });
    default:
      return null;
  }
}
