import type { Clip } from './clip.ts';

/**
 * Stands within an element with `data-stage`. Each film moves in an element with `data-scene` there, in their order; of
 * several the one shows whose radio button, the nearest before it, is checked.
 */
export type FilmProps = {
  clips: readonly Pick<Clip, 'webm' | 'mp4'>[];
  words: { play: string; pause: string };
};
