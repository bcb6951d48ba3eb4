import sharp, { type Sharp } from 'sharp';
import { originalSide, maxPhotoPixels, minPhotoSide } from '#lib/contract/community/photo-limits.ts';
import type { Crop } from '#lib/contract/community/photos.ts';
import { pictureKind, PictureRefusal, type CutRequest, type CutPicture } from './picture.ts';
import { requireFitting, requireSize } from './picture-size.ts';
import { photoTiles } from '#lib/contract/community/photo-tiles.ts';
import { rgbaToThumbHash } from 'thumbhash';

const largeSide = 1600;

// Unused decoders only add attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
// Variants are encoded in parallel, so threads within one would only compete.
sharp.concurrency(1);

/** Drops everything but the pixels. @throws {PictureRefusal} with the reason */
export async function cutPicture({ bytes, rotate, crop }: CutRequest): Promise<CutPicture> {
  const whole = await decode(bytes);
  const isWhole = rotate === 0 && crop === null;
  const large = await shrinkTo(isWhole ? whole : await part(whole, rotate, crop), largeSide);
  const [largeFile, medium, thumb, locked, thumbhash, original, uncut] = await Promise.all([
    encodeLarge(large),
    encodeMedium(large),
    encodeThumb(large),
    encodeLocked(large),
    createPlaceholderHash(large),
    isWhole ? encodeOriginal(whole) : null,
    isWhole ? null : encodeLarge(await shrinkTo(whole, largeSide)),
  ]);
  const { width, height } = large;
  return { width, height, thumbhash, large: largeFile, medium, thumb, locked, original, uncut };
}

/** The upright picture in sRGB without transparency, at most as large as the stored original. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  requireSize(bytes);
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== pictureKind(bytes)) throw new PictureRefusal('photo_unreadable');
    // The decoder may read a different size than our header parser.
    requireFitting(header);
    // Only the first frame of an animation.
    return await renderPixels(
      sharp(bytes, { failOn: 'error', limitInputPixels: maxPhotoPixels, pages: 1 })
        .autoOrient()
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' })
        .resize(originalSide, originalSide, { fit: 'inside', withoutEnlargement: true }),
    );
  } catch (cause) {
    throw cause instanceof PictureRefusal ? cause : new PictureRefusal('photo_unreadable', { cause });
  }
}

async function part(whole: Pixels, rotate: CutRequest['rotate'], crop: Crop | null): Promise<Pixels> {
  const turned = rotate === 0 ? whole : await renderPixels(from(whole).rotate(rotate));
  if (!crop) return turned;
  const left = Math.min(Math.round(crop.x * turned.width), turned.width - 1);
  const top = Math.min(Math.round(crop.y * turned.height), turned.height - 1);
  const width = Math.min(Math.round(crop.width * turned.width), turned.width - left);
  const height = Math.min(Math.round(crop.height * turned.height), turned.height - top);
  if (Math.min(width, height) < minPhotoSide) throw new PictureRefusal('photo_too_small');
  return renderPixels(from(turned).extract({ left, top, width, height }));
}

/** Twice as fast as the default of 4, with files 2 % larger. */
const effort = 1;

/** Short side in px of a locked photo, and the factor by which it is then enlarged. */
const lockedSide = 9;
const lockedStretch = 8;

/** Longest side in px of the placeholder's source; thumbhash accepts at most 100. */
const hashSide = 80;

const encodeLarge = (large: Pixels) => from(large).webp({ quality: 80, effort }).toBuffer();

const encodeMedium = (large: Pixels) => encodeTile(large, photoTiles.medium, 78);

const encodeThumb = (large: Pixels) => encodeTile(large, photoTiles.thumb, 80);

function encodeOriginal(whole: Pixels): Promise<Buffer> {
  return from(whole).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Detail is dropped before enlarging and blurring, so no sharpening recovers a face. */
async function encodeLocked(large: Pixels): Promise<Buffer> {
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

async function createPlaceholderHash(large: Pixels): Promise<string> {
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

/** A decoded picture: 8 bits of red, green and blue for each pixel. */
type Pixels = { data: Buffer; width: number; height: number };

/** Continues from pixels without decoding again. */
function from({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function renderPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function shrinkTo(pixels: Pixels, side: number): Promise<Pixels> | Pixels {
  if (Math.max(pixels.width, pixels.height) <= side) return pixels;
  return renderPixels(from(pixels).resize(side, side, { fit: 'inside' }));
}
