import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Clip } from './clip.ts';
import styles from './film.module.css';

type Film = Pick<Clip, 'webm' | 'mp4'>;

/**
 * Inside an element with `data-stage`. The films play in its `data-scene` elements in order; with several, the one
 * after the checked radio button shows.
 */
export type FilmProps = { clips: readonly Film[]; texts: { play: string; pause: string } };

/** Seconds per scene: the length of its film. */
const sceneSeconds = 6;

/** Plays a stage's films in sequence, and pauses and resumes them by a button (WCAG 2.2.2). */
export function FilmPlayer({ clips, texts }: FilmProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [scenes, setScenes] = useState<readonly Element[]>([]);
  const [active, setActive] = useState(0);
  const [started, setStarted] = useState<ReadonlySet<number>>(new Set());
  const [playing, setPlaying] = useMotion();
  const stop = useCallback(() => setPlaying(false), [setPlaying]);
  if (playing && !started.has(active)) setStarted(new Set([...started, active]));

  useEffect(() => {
    const stage = buttonRef.current?.closest('[data-stage]');
    if (!stage) return;
    const follow = () => {
      const checked = listChoices(stage).findIndex((choice) => choice.checked);
      setActive(Math.max(0, checked));
    };
    setScenes([...stage.querySelectorAll('[data-scene]')]);
    follow();
    stage.addEventListener('change', follow);
    return () => stage.removeEventListener('change', follow);
  }, []);

  // Plays once; then the last scene stays.
  useEffect(() => {
    const next = buttonRef.current && listChoices(buttonRef.current.closest('[data-stage]'))[active + 1];
    if (!playing || !next) return;
    const timer = setTimeout(() => {
      next.checked = true;
      setActive(active + 1);
    }, sceneSeconds * 1000);
    return () => clearTimeout(timer);
  }, [playing, active]);

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={playing ? texts.pause : texts.play}
        onClick={() => setPlaying(!playing)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 2.5v11l9-5.5z'} />
        </svg>
      </button>
      {clips.map((clip, i) => {
        const scene = started.has(i) && scenes[i];
        if (!scene) return null;
        const film = <MovingPicture clip={clip} playing={playing && i === active} onStopped={stop} />;
        return createPortal(film, scene, clip.mp4);
      })}
    </>
  );
}

type MovingPictureProps = {
  clip: Film;
  playing: boolean;
  /** Called if the browser refuses to play. */
  onStopped: () => void;
};

/** The film over its poster, shown once it moves; it has no sound, and the text is beside it. */
function MovingPicture({ clip, playing, onStopped }: MovingPictureProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    // Browsers only autoplay muted videos.
    video.muted = true;
    if (playing) video.play().catch(onStopped);
    else video.pause();
  }, [playing, onStopped]);

  return (
    <video
      ref={videoRef}
      className={shown ? `${styles.moving} ${styles.shown}` : styles.moving}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
    >
      <source src={clip.webm} type="video/webm" />
      <source src={clip.mp4} type="video/mp4" />
    </video>
  );
}

function listChoices(stage: Element | null): HTMLInputElement[] {
  return [...(stage?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
}

type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether the user prefers reduced motion or reduced data. */
function prefersReducedMotion(): boolean {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
  return (navigator as Saving).connection?.saveData === true;
}

/**
 * Whether a film plays. It starts after the page has loaded, so that it never delays the content, and never by itself
 * for users who prefer reduced motion or data; a press plays or stops it for all.
 */
function useMotion(): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const begin = () => setPlaying(!prefersReducedMotion());
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  return [playing, setPlaying];
}
