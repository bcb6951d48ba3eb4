'use client';

import { useEffect } from 'react';
import { findArrival, bounceSeconds } from '#lib/rules/growth/arrival.ts';
import { useAppPath } from '../../site/use-app-path.ts';
import type { EndpointDefinition } from '#lib/contract/endpoint.ts';

// Renders nothing: counts arrivals, bounces and hidden pages, which only the browser knows. Stores nothing.

/** The counted document: later pages in it are not arrivals. */
let counted: Document | null = null;

/** Mounted once in the root layout. */
export function Arrival() {
  const path = useAppPath();
  useEffect(() => {
    if (counted === document) return undefined;
    counted = document;
    return countArrival(path);
  }, [path]);
  useEffect(() => {
    const sendHidden = () => {
      if (document.hidden) sendBeacon('/api/page-hidden.php', {});
    };
    addEventListener('visibilitychange', sendHidden);
    return () => removeEventListener('visibilitychange', sendHidden);
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
  // Starts at once, as bounces are early exits.
  return watchBounce((seconds) => sendBeacon('/api/page-bounce.php', { ...visit, seconds }));
}

/** User input; scrolling alone may come from the browser. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Calls back at most once, with the seconds since the page was seen, when the page is left early without any
 * interaction. Returns a function that stops it. Small because every page loads it: a page is hidden before it unloads,
 * so `pagehide` is not needed.
 */
export function watchBounce(onBounce: (seconds: number) => void): () => void {
  const stop = new AbortController();
  const end = () => stop.abort();
  let seenAt: number | undefined;
  const look = () => {
    const now = performance.now() / 1000;
    // A page opened in the background is seen later.
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

/**
 * Sends data without awaiting a response, also while the page unloads; lost in browsers without beacons. Sent as JSON,
 * which forms of other sites can't send.
 */
function sendBeacon(path: EndpointDefinition['path'], body: object): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if ('sendBeacon' in navigator) navigator.sendBeacon(path, json);
}
