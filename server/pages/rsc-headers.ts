import type { IncomingHttpHeaders } from 'node:http';
import type { RscHeaders } from './render-page.ts';

/** Headers that affect Next's response to a client navigation; its `_rsc` parameter is their hash. */
const names = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** The headers of a client navigation; null for a document. */
export function rscHeaders(headers: IncomingHttpHeaders, search: string): RscHeaders | null {
  if (headers.rsc === undefined) return null;
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return { hash: new URLSearchParams(search).get('_rsc') ?? '', headers: picked };
}

/** The part of the cache key that distinguishes navigations. */
export function rscKey(rsc: RscHeaders): string {
  return `${rsc.hash}\n${names.map((name) => rsc.headers[name] ?? '').join('\n')}`;
}
