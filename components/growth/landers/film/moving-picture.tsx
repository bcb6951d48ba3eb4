import { useEffect, useRef, useState } from 'react';
import type { Clip } from './clip.ts';
import styles from './film.module.css';

type MovingPictureProps = {
  clip: Pick<Clip, 'webm' | 'mp4'>;
  playing: boolean;
  /** Hears of a browser that does not play, or stops by itself. */
  onStopped?: () => void;
};

/** The film over its poster, from the moment on that it first moves; it has no sound, and the words stand around it. */
export function MovingPicture({ clip, playing, onStopped }: MovingPictureProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    // A browser plays by itself only what it knows to be silent.
    video.muted = true;
    if (playing) video.play().catch(() => onStopped?.());
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
