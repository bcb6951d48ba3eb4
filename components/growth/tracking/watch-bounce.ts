import { bounceSeconds } from '#lib/rules/growth/arrival.ts';

/** What a person does with a page; scrolling by itself may be the browser's doing. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Calls back with the seconds since it was seen when the page is left soon and nobody has touched it; once at most.
 * Returns how to stop. Small, since every page loads it: a page that goes away is hidden first, so `pagehide` says nothing more.
 */
export function watchBounce(onBounce: (seconds: number) => void): () => void {
  const stop = new AbortController();
  const end = () => stop.abort();
  let seenAt: number | undefined;
  const look = () => {
    const now = performance.now() / 1000;
    // A page that was opened in the background is looked at later.
    if (!document.hidden) seenAt ??= now;
    else if (seenAt !== undefined) {
      end();
      if (now - seenAt < bounceSeconds) onBounce(Math.floor(now - seenAt));
    }
  };
  look();
  const options = { signal: stop.signal, passive: true };
  addEventListener('visibilitychange', look, options);
  for (const type of inputs) addEventListener(type, end, options);
  return end;
}
