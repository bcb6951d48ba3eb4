import { useEffect, useRef, useState } from 'react';
import type { Clip } from './clip.ts';
import styles from './film.module.css';

type MovingPictureProps = {
  clip: Pick<Clip, 'webm' | 'mp4'>;
  playing: boolean;
  /** Called if the browser refuses to play, or stops by itself. */
  onStopped?: () => void;
};

/** The film over its poster, shown once it moves; it has no sound, and the text is beside it. */
export function MovingPicture({ clip, playing, onStopped }: MovingPictureProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    // Browsers only autoplay muted videos.
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
