'use client';

// Shows nothing: counts arrivals, bounces and hidden pages, which only the browser sees. Nothing is stored for it.

import { useEffect } from 'react';
import { sendBeacon } from '#lib/browser/transport/beacon.ts';
import { arrivalOf } from '#lib/rules/growth/arrival.ts';
import { useAppPath } from '../../site/use-app-path.ts';
import { watchBounce } from './watch-bounce.ts';

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
  const arrival = arrivalOf({
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
