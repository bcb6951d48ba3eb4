import { curlyHair } from './hair-curly.ts';
import type { DrawHair, HairDrawing } from './hair-drawing.ts';
import { longHair } from './hair-long.ts';
import { mensHair } from './hair-men.ts';
import { mensFullHair } from './hair-men-full.ts';
import { shortHair } from './hair-short.ts';
import { upHair } from './hair-up.ts';
import type { HairTone } from './palette.ts';

const styles = {
  ...longHair,
  ...shortHair,
  ...upHair,
  ...curlyHair,
  ...mensHair,
  ...mensFullHair,
} satisfies Record<string, DrawHair>;

export type HairStyle = keyof typeof styles;

export function drawHair(style: HairStyle, tone: HairTone): HairDrawing {
  return styles[style](tone);
}
