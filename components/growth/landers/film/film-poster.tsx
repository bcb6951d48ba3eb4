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

type PlainFilmProps = {
  clip: Clip;
  /** What the film shows, and that it has no sound. */
  label: string;
};

/** The film without scripts, with the browser's own controls. */
export function PlainFilm({ clip, label }: PlainFilmProps) {
  const { width, height, poster, webm, mp4 } = clip;
  return (
    <noscript>
      <video
        className={styles.plain}
        aria-label={label}
        width={width}
        height={height}
        poster={poster.jpg}
        preload="none"
        controls
        muted
        loop
        playsInline
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
    </noscript>
  );
}
