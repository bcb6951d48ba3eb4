import type { Clip } from './clip.ts';
import styles from './film.module.css';

type FilmPosterProps = {
  clip: Clip;
  /** Above the fold. */
  eager?: boolean;
};

/** The still image that a film starts with; its text is next to both. */
export function FilmPoster({ clip: { poster, width, height }, eager = false }: FilmPosterProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={poster.avif} />
      <source type="image/webp" srcSet={poster.webp} />
      <img
        className={styles.poster}
        src={poster.jpg}
        width={width}
        height={height}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
