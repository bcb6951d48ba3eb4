import type { IncomingMessage } from 'node:http';
import { byteRange } from './byte-range.ts';

/** The part of a file to send, if any, and the headers. */
export type FilePart = {
  status: 200 | 206 | 416;
  headers: Record<string, string | number>;
  /** First and last byte to send; null for none. */
  bytes: { first: number; last: number } | null;
};

/** The part of a file of the given size for a request (RFC 9110, 13.1.5 and 14). */
export function rangeResponse(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
  etag: string | undefined,
): FilePart {
  const known = headers['if-range'];
  const isSame = known === undefined || (known === etag && !known.startsWith('W/'));
  const range = method === 'GET' && isSame ? byteRange(headers.range, size) : 'whole';
  const rangeHeaders = { 'accept-ranges': 'bytes' };
  if (range === 'none')
    return {
      status: 416,
      headers: { ...rangeHeaders, 'content-range': `bytes */${size}`, 'content-length': 0 },
      bytes: null,
    };
  if (range === 'whole')
    return {
      status: 200,
      headers: { ...rangeHeaders, 'content-length': size },
      bytes: { first: 0, last: size - 1 },
    };
  const { first, last } = range;
  return {
    status: 206,
    headers: {
      ...rangeHeaders,
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': last - first + 1,
    },
    bytes: range,
  };
}

/** The given bytes of a stream, which is not read further. */
export async function* streamRange(
  stream: AsyncIterable<Buffer>,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of stream) {
    const part = chunk.subarray(Math.max(first - at, 0), last + 1 - at);
    if (part.length) yield part;
    at += chunk.length;
    if (at > last) return;
  }
}
