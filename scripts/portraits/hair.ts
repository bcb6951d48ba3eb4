import { curlyHair } from './hair-curly.ts';
import { longHair } from './hair-long.ts';
import { mensHair } from './hair-men.ts';
import { mensFullHair } from './hair-men-full.ts';
import { shortHair } from './hair-short.ts';
import { upHair } from './hair-up.ts';
import type { HairTone } from './palette.ts';

/** Outlines behind the neck, outlines over the face, and the strands drawn on them. */
export type HairDrawing = {
  back: readonly string[];
  front: readonly string[];
  detail: string;
  /** The back is one mass with the front instead of lying in its shadow. */
  voluminous?: boolean;
};
export type DrawHair = (tone: HairTone) => HairDrawing;

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
