import sharp from 'sharp';
import { originalSide, maxPhotoPixels, minPhotoSide } from '#lib/contract/community/photo-limits.ts';
import type { Crop } from '#lib/contract/community/photos.ts';
import { pictureKind } from './kind.ts';
import { requireFitting, requireSize } from './picture-size.ts';
import { type CutOrder, type CutPicture, PictureRefusal } from './picture.ts';
import { from, type Pixels, renderPixels, shrinkTo } from './pixels.ts';
import {
  encodeLarge,
  encodeLocked,
  encodeMedium,
  encodeOriginal,
  encodeThumb,
  createPlaceholderHash,
} from './variants.ts';

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
export async function cutPicture({ bytes, rotate, crop }: CutOrder): Promise<CutPicture> {
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

async function part(whole: Pixels, rotate: CutOrder['rotate'], crop: Crop | null): Promise<Pixels> {
  const turned = rotate === 0 ? whole : await renderPixels(from(whole).rotate(rotate));
  if (!crop) return turned;
  const left = Math.min(Math.round(crop.x * turned.width), turned.width - 1);
  const top = Math.min(Math.round(crop.y * turned.height), turned.height - 1);
  const width = Math.min(Math.round(crop.width * turned.width), turned.width - left);
  const height = Math.min(Math.round(crop.height * turned.height), turned.height - top);
  if (Math.min(width, height) < minPhotoSide) throw new PictureRefusal('photo_too_small');
  return renderPixels(from(turned).extract({ left, top, width, height }));
}
