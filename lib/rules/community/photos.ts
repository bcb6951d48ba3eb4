import { photoTiles } from '../../contract/community/photo-tiles.ts';

/** Accepted types; the server checks the bytes again. */
export const photoTypes = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

export type FileRefusal = 'photo_unreadable' | 'photo_empty';

/** Why a chosen file is not sent; null if the server decides. Large files are scaled down first. */
export function checkPhotoFile({ type, size }: Pick<File, 'type' | 'size'>): FileRefusal | null {
  // Some file pickers report no type.
  if (type !== '' && !Object.hasOwn(photoTypes, type)) return 'photo_unreadable';
  return size === 0 ? 'photo_empty' : null;
}

/** Widths in px of the variants made at upload, by their field. */
const photoWidths = {
  thumb_filename: photoTiles.thumb.width,
  match: photoTiles.medium.width,
  filename: 800,
} as const;

type Variants = Record<keyof typeof photoWidths, string>;

/** The `srcset` of a photo's variants. */
export function photoSrcSet(image: Variants): string {
  return Object.entries(photoWidths)
    .map(([field, width]) => `${image[field as keyof Variants]} ${width}w`)
    .join(', ');
}
