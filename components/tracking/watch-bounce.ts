import { bounceSeconds } from '../../lib/rules/arrival.ts';

/** What a person does with a page; scrolling by itself may be the browser's doing. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls back with the seconds since it was seen when the page is left soon and nobody has touched it; once at most.
 * Returns how to stop.
 */
export function watchBounce(onBounce: (seconds: number) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let seenAt: number | null = null;
  const leave = () => {
    if (seenAt === null || signal.aborted) return;
    const seconds = Math.floor((performance.now() - seenAt) / 1000);
    stop.abort();
    if (seconds < bounceSeconds) onBounce(seconds);
  };
  const look = () => {
    // A page that was opened in the background is looked at later.
    if (document.visibilityState === 'visible') seenAt ??= performance.now();
    else leave();
  };
  look();
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pagehide', leave, { signal });
  for (const each of deeds) window.addEventListener(each, () => stop.abort(), { signal, passive: true });
  return () => stop.abort();
}
