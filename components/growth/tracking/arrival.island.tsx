'use client';

import { useEffect } from 'react';
import { sendBeacon } from '#lib/browser/transport/beacon.ts';
import { findArrival, bounceSeconds } from '#lib/rules/growth/arrival.ts';
import { useAppPath } from '../../site/use-app-path.ts';

// Shows nothing: counts arrivals, bounces and hidden pages, which only the browser sees. Nothing is stored for it.

/** The document that has been counted: the pages that follow its first one are no arrivals. */
let counted: Document | null = null;

/** Stands once in the root layout. */
export function Arrival() {
  const path = useAppPath();
  useEffect(() => {
    if (counted === document) return undefined;
    counted = document;
    return countArrival(path);
  }, [path]);
  useEffect(() => {
    const tell = () => {
      if (document.hidden) sendBeacon('/api/page-hidden.php', {});
    };
    addEventListener('visibilitychange', tell);
    return () => removeEventListener('visibilitychange', tell);
  }, []);
  return null;
}

function countArrival(path: string): (() => void) | undefined {
  const load = performance.getEntriesByType?.('navigation')[0];
  const arrival = findArrival({
    query: location.search,
    path,
    host: location.host,
    referrer: document.referrer,
    navigation: (load as PerformanceNavigationTiming | undefined)?.type ?? 'navigate',
  });
  if (!arrival) return undefined;
  const { lb, ...visit } = { ...arrival, webdriver: navigator.webdriver || undefined };
  sendBeacon('/api/arrival.php', { ...visit, lb });
  if (!lb) return undefined;
  // Watched from the first moment: who leaves at once is whom a bounce counts.
  return watchBounce((seconds) => sendBeacon('/api/page-bounce.php', { ...visit, seconds }));
}

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
