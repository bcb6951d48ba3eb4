/** Widths in px that a portrait is cut into at upload, by the field that carries the path. */
export const photoWidths = { thumb_filename: 240, match: 480, filename: 960 } as const;

type Variants = Record<keyof typeof photoWidths, string>;

/** The `srcset` of a photo from its small to its large variant. */
export function photoSrcSet(image: Variants): string {
  return Object.entries(photoWidths)
    .map(([field, width]) => `${image[field as keyof Variants]} ${width}w`)
    .join(', ');
}
