/** Size in px of the cut variants of a photo, 4:5. */
export const photoTiles = {
  thumb: { width: 160, height: 200 },
  medium: { width: 400, height: 500 },
} as const;
