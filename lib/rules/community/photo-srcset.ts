/** Widths in px that a portrait is cut into at upload, by the field that carries the path. */
const photoWidths = { thumb_filename: 160, match: 400, filename: 800 } as const;

type Variants = Record<keyof typeof photoWidths, string>;

/** The `srcset` of a photo from its small to its large variant. */
export function photoSrcSet(image: Variants): string {
  return Object.entries(photoWidths)
    .map(([field, width]) => `${image[field as keyof Variants]} ${width}w`)
    .join(', ');
}
