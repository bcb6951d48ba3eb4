'use client';

// Shows nothing: counts arrivals, bounces and hidden pages, which only the browser sees. Nothing is stored for it.

import { useEffect } from 'react';
import { sendBeacon } from '../../lib/api/beacon.ts';
import { arrivalOf } from '../../lib/rules/arrival.ts';
import { useAppPath } from '../site/use-app-path.ts';

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
      if (document.visibilityState === 'hidden') sendBeacon('/api/page-hidden.php', {});
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
  return null;
}

function countArrival(path: string): (() => void) | undefined {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const arrival = arrivalOf({
    query: location.search,
    path,
    host: location.host,
    referrer: document.referrer,
    navigation: (load as PerformanceNavigationTiming | undefined)?.type ?? 'navigate',
  });
  if (!arrival) return undefined;
  const { lb, ...visit } = { ...arrival, ...(navigator.webdriver ? { webdriver: true } : {}) };
  sendBeacon('/api/arrival.php', { ...visit, lb });
  if (!lb) return undefined;
  let isOver = false;
  // Few visits ask for it: the others do not load it.
  void import('./watch-bounce.ts').then(({ watchBounce }) =>
    watchBounce((seconds) => {
      if (!isOver) sendBeacon('/api/page-bounce.php', { ...visit, seconds });
    }),
  );
  return () => {
    isOver = true;
  };
}
