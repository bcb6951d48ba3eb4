import { photoTiles } from '#lib/contract/community/photo-tiles.ts';
import { rgbaToThumbHash } from 'thumbhash';
import { from, type Pixels, renderPixels } from './pixels.ts';

/** Twice as fast as the default of 4, with files 2 % larger. */
const effort = 1;

/** Short side in px of a locked photo, and the factor by which it is then enlarged. */
const lockedSide = 9;
const lockedStretch = 8;

/** Longest side in px of the placeholder's source; thumbhash accepts at most 100. */
const hashSide = 80;

export const encodeLarge = (large: Pixels) => from(large).webp({ quality: 80, effort }).toBuffer();

export const encodeMedium = (large: Pixels) => encodeTile(large, photoTiles.medium, 78);

export const encodeThumb = (large: Pixels) => encodeTile(large, photoTiles.thumb, 80);

export function encodeOriginal(whole: Pixels): Promise<Buffer> {
  return from(whole).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Detail is dropped before enlarging and blurring, so no sharpening recovers a face. */
export async function encodeLocked(large: Pixels): Promise<Buffer> {
  const scale = lockedSide / Math.min(large.width, large.height);
  const width = Math.min(Math.max(lockedSide, Math.round(large.width * scale)), 2 * lockedSide);
  const height = Math.min(Math.max(lockedSide, Math.round(large.height * scale)), 2 * lockedSide);
  const rest = await renderPixels(from(large).resize(width, height, { fit: 'cover' }));
  return from(rest)
    .resize(width * lockedStretch, height * lockedStretch, { kernel: 'cubic' })
    .blur(lockedStretch / 2)
    .webp({ quality: 75, effort })
    .toBuffer();
}

export async function createPlaceholderHash(large: Pixels): Promise<string> {
  const { data, info } = await from(large)
    .resize(hashSide, hashSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Fills the tile; only panoramas lose much of the picture. Never enlarges it. */
function encodeTile(
  large: Pixels,
  tile: { width: number; height: number },
  quality: number,
): Promise<Buffer> {
  const scale = Math.min(1, Math.max(tile.width / large.width, tile.height / large.height));
  const width = Math.min(Math.round(large.width * scale), 2 * tile.width);
  const height = Math.min(Math.round(large.height * scale), 2 * tile.height);
  return from(large).resize(width, height, { fit: 'cover' }).webp({ quality, effort }).toBuffer();
}
