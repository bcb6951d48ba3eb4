import { useLayoutEffect } from 'react';

/** The current path, and the one reached by back or forward, for which the browser restores the scroll position. */
let shown: string | null = null;
let returnedTo: string | null = null;
let began = 0;

/** When navigation to the current page started, as `performance.now`; 0 for the first page. */
export const pageBegan = (): number => began;

/** Scrolls to the top on navigation: the router keeps a scroll position from which the new content is visible. */
export function usePageTop(path: string): void {
  useLayoutEffect(() => {
    const onPopState = () => {
      returnedTo = location.pathname;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  useLayoutEffect(() => {
    const isWalked = shown !== null && shown !== path && returnedTo !== location.pathname && !location.hash;
    if (shown !== null && shown !== path) began = performance.now();
    shown = path;
    returnedTo = null;
    if (isWalked) document.documentElement.scrollTop = 0;
  }, [path]);
}
