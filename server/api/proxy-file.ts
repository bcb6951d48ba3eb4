import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { isBackendAway } from '../../lib/upstream/breaker.ts';
import { openBackendStream } from '../../lib/upstream/http.ts';
import { identityHeaders, type ApiContext } from '../../lib/upstream/identity.ts';
import { getSession } from '../../lib/upstream/session.ts';
import { streamRange, rangeResponse, type FilePart } from '../http/range-response.ts';
import { bareContentPolicy, callHeaders } from '../http/security-headers.ts';

const idleTimeoutMs = 10_000;
/** Excludes a call's error response. */
const fileType = /^(?:image\/|application\/zip$)/;

/** The export of a member's data as one file, which may be large. */
export const isExportPath = (path: string, search: string) =>
  path === '/api/export.php' && search === '?file=1';

/** Streams a file from the backend: a photo, or an archive of a member's data. */
export async function proxyFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  context: ApiContext,
): Promise<void> {
  if (isBackendAway(Date.now())) return refuse(response, 503);
  const session = await getSession(request.headers.cookie, context.brand);
  const headers = identityHeaders(context, session?.token);
  const known = request.headers['if-none-match'];
  if (known) headers['if-none-match'] = known;
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const answer = await openBackendStream(path, headers, {
    idleTimeoutMs,
    signal: gone.signal,
  }).catch(() => null);
  if (!answer) return refuse(response, 503);
  const isFile = fileType.test(String(answer.headers['content-type'] ?? ''));
  if (answer.statusCode !== 304 && !(answer.statusCode === 200 && isFile)) {
    if (path.startsWith('/api/') && answer.statusCode < 500) return passRefusalOn(response, answer);
    await answer.body.dump();
    return refuse(response, answer.statusCode >= 500 ? 503 : 404);
  }
  const part = answer.statusCode === 304 ? null : getPart(request, answer);
  const { status, headers: about } = part ?? { status: answer.statusCode, headers: {} };
  response.writeHead(status, { ...fileHeaders(answer.headers), ...about });
  if (request.method === 'HEAD' || !part?.bytes) {
    await answer.body.dump();
    response.end();
    return;
  }
  // A broken connection cannot be reported; the browser detects missing bytes by the length.
  const bytes = part.status === 206 ? streamRange(answer.body, part.bytes) : answer.body;
  await pipeline(bytes, response).catch(() => response.destroy());
}

/** The requested part of a file; none if the backend sends no length. */
function getPart(request: IncomingMessage, { headers }: Dispatcher.ResponseData): FilePart {
  const { 'content-length': length, etag } = headers;
  if (typeof length !== 'string') return { status: 200, headers: {}, bytes: { first: 0, last: Infinity } };
  return rangeResponse(request, Number(length), typeof etag === 'string' ? etag : undefined);
}

/** Passes on the error response of a refused call. */
async function passRefusalOn(response: ServerResponse, answer: Dispatcher.ResponseData): Promise<void> {
  const body = await answer.body.text();
  response
    .writeHead(answer.statusCode, {
      ...callHeaders,
      'content-security-policy': bareContentPolicy,
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
    })
    .end(body);
}

function refuse(response: ServerResponse, status: number): void {
  if (!response.destroyed)
    response.writeHead(status, { ...callHeaders, 'cache-control': 'no-store', 'content-length': 0 }).end();
}

function fileHeaders(upstream: Dispatcher.ResponseData['headers']): Record<string, string | string[]> {
  // Only the backend knows whether a file is public; the default is private.
  const cacheControl = String(upstream['cache-control'] ?? 'private, no-store');
  const headers: Record<string, string | string[]> = {
    ...callHeaders,
    'cache-control': cacheControl,
    // Public files may reach our pages through the brand's CDN, another origin of the same site.
    'cross-origin-resource-policy': cacheControl.startsWith('public') ? 'same-site' : 'same-origin',
    'content-security-policy': bareContentPolicy,
  };
  for (const name of [
    'content-type',
    'content-length',
    'content-disposition',
    'etag',
    'last-modified',
    'x-robots-tag',
  ]) {
    const value = upstream[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
