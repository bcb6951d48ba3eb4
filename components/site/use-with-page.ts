import { useEffect, useState } from 'react';
import { pageBegan } from './use-page-top.ts';

/** Milliseconds in which a page is still arriving. */
const arrivesFor = 1_000;

/**
 * Whether what comes by itself above a page may stand there: it is ready when the page begins, or in its first second, as
 * long as nobody has pressed or scrolled. What is later would push away what is being read, and comes with the next page.
 */
export function useWithPage(isReady: boolean, path: string): boolean {
  const [shownOn, setShownOn] = useState<string | null>(null);
  const [readOn, setReadOn] = useState<string | null>(null);

  useEffect(() => {
    const read = () => setReadOn(path);
    const remainingMs = pageBegan() + arrivesFor - performance.now();
    // The first page may have been pressed before it could listen.
    const isPressed = pageBegan() === 0 && navigator.userActivation?.hasBeenActive;
    if (remainingMs <= 0 || window.scrollY > 0 || isPressed) read();
    const timer = setTimeout(read, remainingMs);
    const scroll = () => window.scrollY > 0 && read();
    window.addEventListener('pointerdown', read);
    window.addEventListener('keydown', read);
    window.addEventListener('scroll', scroll);
    return () => {
      clearTimeout(timer);
      // Whoever comes back to this page begins it anew.
      setReadOn(null);
      setShownOn((on) => (on === path ? null : on));
      window.removeEventListener('pointerdown', read);
      window.removeEventListener('keydown', read);
      window.removeEventListener('scroll', scroll);
    };
  }, [path]);

  const isShown = isReady && (shownOn === path || readOn !== path);
  if (isShown && shownOn !== path) setShownOn(path);
  return isShown;
}
