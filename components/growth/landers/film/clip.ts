import clips from './clips.json' with { type: 'json' };

/** A silent film in `public/clips` and its poster; paths on our own host, named by content hash. */
export type Clip = {
  width: number;
  height: number;
  webm: string;
  mp4: string;
  poster: { avif: string; webp: string; jpg: string };
};

/** The films of the landers, by their scene. */
export const filmClips: Record<'evening' | 'window' | 'words' | 'walk', Clip> = clips;
