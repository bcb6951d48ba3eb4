import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAcceptEncoding } from '../http/accepted-codings.ts';
import type { Encoding, PageEntry } from './page-entry.ts';

/**
 * Who may cache a response: `forever` everyone, `shared` a CDN, `private` this browser (revalidated), `none` not at all.
 */
export type CachePolicy = 'forever' | 'shared' | 'private' | 'none';

// Purges do not reach a CDN: its copy may be one minute old, and ten while it revalidates.
const cacheControl: Record<CachePolicy, string> = {
  forever: 'public, max-age=31536000, immutable',
  shared: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  private: 'private, no-cache',
  none: 'private, no-store',
};

/** Sends an entry in the browser's best encoding, or 304 if it is unchanged. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  entry: PageEntry,
  cachePolicy: CachePolicy,
): void {
  const noneMatch = request.headers['if-none-match'];
  if (noneMatch !== undefined && entry.status === 200 && matches(noneMatch, entry.etag)) {
    response.writeHead(304, [
      'etag',
      entry.etag,
      'cache-control',
      cacheControl[cachePolicy],
      'vary',
      entry.headers.vary ?? '',
    ]);
    response.end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], entry);
  response.writeHead(entry.status, preparedHeaders(entry, encoding, cachePolicy));
  response.end(request.method === 'HEAD' ? undefined : bodyIn(entry, encoding));
}

/** Whether an If-None-Match header contains the ETag, by weak comparison (RFC 9110, 13.1.2). */
function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const bare = etag.slice(2);
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === bare);
}

function encodingFor(accepted: string | string[] | undefined, entry: PageEntry): Encoding {
  return parseAcceptEncoding(accepted).find((coding) => entry[coding]) ?? 'identity';
}

function bodyIn(entry: PageEntry, encoding: Encoding): Buffer {
  return (encoding === 'identity' ? null : entry[encoding]) ?? entry.body;
}

function preparedHeaders(entry: PageEntry, encoding: Encoding, cachePolicy: CachePolicy): string[] {
  const key = `${encoding} ${cachePolicy}`;
  const known = entry.prepared.get(key);
  if (known) return known;
  const list = Object.entries(entry.headers).flat();
  list.push(
    'cache-control',
    cacheControl[cachePolicy],
    'content-length',
    String(bodyIn(entry, encoding).length),
  );
  if (entry.status === 200) list.push('etag', entry.etag);
  if (encoding !== 'identity') list.push('content-encoding', encoding);
  entry.prepared.set(key, list);
  return list;
}
