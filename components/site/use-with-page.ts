import { useEffect, useState } from 'react';
import { pageBegan } from './use-page-top.ts';

/** Milliseconds for which a page counts as loading. */
const arrivesFor = 1_000;

/**
 * Whether an unrequested element may appear above a page: it must be ready within the page's first second, before any
 * press or scroll. Otherwise it would shift what is being read, and waits for the next page.
 */
export function useWithPage(isReady: boolean, path: string): boolean {
  const [shownOn, setShownOn] = useState<string | null>(null);
  const [readOn, setReadOn] = useState<string | null>(null);

  useEffect(() => {
    const read = () => setReadOn(path);
    const remainingMs = pageBegan() + arrivesFor - performance.now();
    // The first page may have been pressed before hydration.
    const isPressed = pageBegan() === 0 && navigator.userActivation?.hasBeenActive;
    if (remainingMs <= 0 || window.scrollY > 0 || isPressed) read();
    const timer = setTimeout(read, remainingMs);
    const scroll = () => window.scrollY > 0 && read();
    window.addEventListener('pointerdown', read);
    window.addEventListener('keydown', read);
    window.addEventListener('scroll', scroll);
    return () => {
      clearTimeout(timer);
      // Coming back to this page starts over.
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
