import type { AgeBand } from '../../backend/demo/portrait-people.ts';
import type { Beard } from './beard.ts';
import type { HairStyle } from './hair.ts';
import type { ClothName, SkinName } from './palette.ts';

export type Expression = 'smile' | 'grin' | 'laugh' | 'calm' | 'wink';
export type Glasses = 'round' | 'square' | 'cat' | 'thin';
export type Earrings = 'studs' | 'hoops' | 'drops';

/** What stays the same in every picture of a person. */
export type Look = {
  skin: SkinName;
  /** Which of the tones of the hair colour; the first where left out. */
  tone?: number;
  hair: HairStyle;
  /** The hair of the second picture, such as a knot instead of loose. */
  otherHair?: HairStyle;
  /** 0 is soft, 1 is square. */
  jaw?: number;
  /** 1 is the usual width of the head. */
  width?: number;
  nose?: 'small' | 'round' | 'straight' | 'strong';
  brows?: 'soft' | 'arched' | 'straight' | 'full';
  lips?: 'bare' | 'rose' | 'red' | 'berry';
  beard?: Beard;
  glasses?: Glasses;
  earrings?: Earrings;
  freckles?: boolean;
  /** Colours of clothes that suit, the main picture's first. */
  cloths: readonly [ClothName, ClothName, ClothName];
};

/** What differs from picture to picture. */
export type Pose = {
  expression: Expression;
  /** Degrees. */
  tilt: number;
  /** Pixels by which the features move to one side, as if the head turned. */
  turn: number;
  zoom: number;
  /** Pixels to the right and down. */
  shift: readonly [number, number];
};

/** Years of the middle of each band: how many lines a face has. */
export const yearsOf: Record<AgeBand, number> = { '20s': 25, '30s': 35, '40s': 45, '50s': 55, '60s': 65 };
