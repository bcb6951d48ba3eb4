import type { PortraitId } from '../../backend/demo/portrait-people.ts';
import { olderMen } from './cast-men-older.ts';
import { youngerMen } from './cast-men-younger.ts';
import { olderWomen } from './cast-women-older.ts';
import { youngerWomen } from './cast-women-younger.ts';
import type { Look } from './look.ts';

/** How each drawn person looks. */
export const cast: Readonly<Record<PortraitId, Look>> = {
  ...youngerWomen,
  ...olderWomen,
  ...youngerMen,
  ...olderMen,
};
