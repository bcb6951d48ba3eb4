import { useEffect, useState } from 'react';

type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether somebody asked for less: less motion, or less data. */
function wantsStillness(): boolean {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
  return (navigator as Saving).connection?.saveData === true;
}

/**
 * Whether a film plays. It begins by itself once the page has loaded, so that it never holds up what is read first, and
 * never for those who want less; a press plays and stops it for everybody.
 */
export function useMotion(): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const begin = () => setPlaying(!wantsStillness());
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  return [playing, setPlaying];
}
