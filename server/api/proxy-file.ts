import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { isBackendAway } from '../../lib/upstream/breaker.ts';
import { openBackendStream } from '../../lib/upstream/http.ts';
import { identityHeaders, type ApiContext } from '../../lib/upstream/identity.ts';
import { getSession } from '../../lib/upstream/session.ts';
import { bytesOf, rangeResponse, type FilePart } from '../http/range-response.ts';
import { bareContentPolicy, callHeaders } from '../http/security-headers.ts';

const idleTimeoutMs = 10_000;
/** An error of a call is no file. */
const fileType = /^(?:image\/|application\/zip$)/;

/** Where the member's own data are fetched as one file, which may be large. */
export const isExportPath = (path: string, search: string) =>
  path === '/api/export.php' && search === '?file=1';

/** Passes a file on from the backend without keeping it in memory: a photo, or an archive of a member's data. */
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
    silence: idleTimeoutMs,
    signal: gone.signal,
  }).catch(() => null);
  if (!answer) return refuse(response, 503);
  const isFile = fileType.test(String(answer.headers['content-type'] ?? ''));
  if (answer.statusCode !== 304 && !(answer.statusCode === 200 && isFile)) {
    if (path.startsWith('/api/') && answer.statusCode < 500) return passRefusalOn(response, answer);
    await answer.body.dump();
    return refuse(response, answer.statusCode >= 500 ? 503 : 404);
  }
  const part = answer.statusCode === 304 ? null : partOf(request, answer);
  const { status, headers: about } = part ?? { status: answer.statusCode, headers: {} };
  response.writeHead(status, { ...fileHeaders(answer.headers), ...about });
  if (request.method === 'HEAD' || !part?.bytes) {
    await answer.body.dump();
    response.end();
    return;
  }
  // A broken pipe has nobody left to tell; the browser sees the missing bytes by the length.
  const bytes = part.status === 206 ? bytesOf(answer.body, part.bytes) : answer.body;
  await pipeline(bytes, response).catch(() => response.destroy());
}

/** The part of a file that is asked for; what the backend sends without its length has none. */
function partOf(request: IncomingMessage, { headers }: Dispatcher.ResponseData): FilePart {
  const { 'content-length': length, etag } = headers;
  if (typeof length !== 'string') return { status: 200, headers: {}, bytes: { first: 0, last: Infinity } };
  return rangeResponse(request, Number(length), typeof etag === 'string' ? etag : undefined);
}

/** A call that is refused says why, as every call does. */
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
  // The backend alone knows whether anyone may see it; what it says nothing about is nobody else's.
  const keeping = String(upstream['cache-control'] ?? 'private, no-store');
  const headers: Record<string, string | string[]> = {
    ...callHeaders,
    'cache-control': keeping,
    // What anyone may see may come to our pages by way of the brand's CDN, which is another origin of the same site.
    'cross-origin-resource-policy': keeping.startsWith('public') ? 'same-site' : 'same-origin',
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
