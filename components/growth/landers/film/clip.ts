import clips from './clips.json' with { type: 'json' };

/** A film of `public/clips` without sound, and its poster; paths of our own host, named by their content. */
export type Clip = {
  width: number;
  height: number;
  webm: string;
  mp4: string;
  poster: { avif: string; webp: string; jpg: string };
};

/** The films that landers show, by the scene they are drawn from. */
export const filmClips: Record<'evening' | 'window' | 'words' | 'walk', Clip> = clips;
