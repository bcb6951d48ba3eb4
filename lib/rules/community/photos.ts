/** What a browser may send; the server looks at the bytes again. */
export const photoTypes = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

export type FileRefusal = 'photo_unreadable' | 'photo_empty';

/** Why a chosen file need not even be sent; null where the server is to judge, to which a large one goes smaller. */
export function checkPhotoFile({ type, size }: Pick<File, 'type' | 'size'>): FileRefusal | null {
  // Some file pickers name no type at all.
  if (type !== '' && !Object.hasOwn(photoTypes, type)) return 'photo_unreadable';
  return size === 0 ? 'photo_empty' : null;
}

/** Widths in px that a portrait is cut into at upload, by the field that carries the path. */
const photoWidths = { thumb_filename: 160, match: 400, filename: 800 } as const;

type Variants = Record<keyof typeof photoWidths, string>;

/** The `srcset` of a photo from its small to its large variant. */
export function photoSrcSet(image: Variants): string {
  return Object.entries(photoWidths)
    .map(([field, width]) => `${image[field as keyof Variants]} ${width}w`)
    .join(', ');
}
