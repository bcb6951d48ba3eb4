import type { Clip } from './clip.ts';

/**
 * Inside an element with `data-stage`. The films play in its `data-scene` elements in order; with several, the one
 * after the checked radio button shows.
 */
export type FilmProps = {
  clips: readonly Pick<Clip, 'webm' | 'mp4'>[];
  texts: { play: string; pause: string };
};
