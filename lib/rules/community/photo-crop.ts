import type { Crop } from '../../contract/community/photos.ts';

export type Turn = 0 | 90 | 180 | 270;

/** A further quarter clockwise. */
export function nextTurn(turn: Turn): Turn {
  return ((turn + 90) % 360) as Turn;
}

/** A crop in percent as shares of the picture, clamped to it. */
export function toCrop({ x, y, width, height }: Crop): Crop {
  const left = share(x);
  const top = share(y);
  return {
    x: left,
    y: top,
    width: Math.min(share(width), 1 - left),
    height: Math.min(share(height), 1 - top),
  };
}

function share(percent: number): number {
  return Math.min(1, Math.max(0, percent / 100));
}
