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
