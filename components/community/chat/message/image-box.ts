import type { CSSProperties } from 'react';

/** Rem that an image of the chat takes at most. */
const widest = 20;
const highest = 22;
/** A panorama or a tower is cut to this shape at most; the lightbox shows it whole. */
const longest = 2.5;

/** The box of an image in its own shape, known before it has arrived. */
export function imageBox({ width, height }: { width: number; height: number }): CSSProperties {
  const shape = Math.min(Math.max(width / height, 1 / longest), longest);
  return { width: `${Math.min(widest, highest * shape)}rem`, aspectRatio: String(shape) };
}
