import { useLayoutEffect } from 'react';

/** The path that stands, and the one that the browser's back or forward led to, which restores the scroll itself. */
let shown: string | null = null;
let returnedTo: string | null = null;
let began = 0;

/** When the page that stands was walked to, on the clock of `performance.now`; 0 for the first one. */
export const pageBegan = (): number => began;

/** Begins each page that is walked to at its top: the router keeps a scroll that still shows where the new content begins. */
export function usePageTop(path: string): void {
  useLayoutEffect(() => {
    const note = () => {
      returnedTo = location.pathname;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useLayoutEffect(() => {
    const isWalked = shown !== null && shown !== path && returnedTo !== location.pathname && !location.hash;
    if (shown !== null && shown !== path) began = performance.now();
    shown = path;
    returnedTo = null;
    if (isWalked) document.documentElement.scrollTop = 0;
  }, [path]);
}
