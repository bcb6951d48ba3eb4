import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { openBackend } from '../lib/upstream/http.ts';
import { identityHeaders, type ApiContext } from '../lib/upstream/identity.ts';
import { sessionOf } from '../lib/upstream/session.ts';

const silence = 10_000;

/** Passes a photo on from the backend without keeping it in memory. */
export async function servePhoto(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  context: ApiContext,
): Promise<void> {
  const session = await sessionOf(request.headers.cookie, context.brand);
  const headers = identityHeaders(context, session?.token);
  headers.accept = 'image/*';
  const known = request.headers['if-none-match'];
  if (known) headers['if-none-match'] = known;
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  let answer: Dispatcher.ResponseData;
  try {
    answer = await openBackend(path, headers, { silence, signal: gone.signal });
  } catch {
    return refuse(response, 503);
  }
  const isImage = String(answer.headers['content-type'] ?? '').startsWith('image/');
  if (answer.statusCode !== 304 && !(answer.statusCode === 200 && isImage)) {
    await answer.body.dump();
    return refuse(response, answer.statusCode >= 500 ? 503 : 404);
  }
  response.writeHead(answer.statusCode, photoHeaders(answer.headers));
  if (request.method === 'HEAD' || answer.statusCode === 304) {
    await answer.body.dump();
    response.end();
    return;
  }
  // A broken pipe has nobody left to tell; the browser sees the missing bytes by the length.
  await pipeline(answer.body, response).catch(() => response.destroy());
}

function refuse(response: ServerResponse, status: number): void {
  if (!response.destroyed)
    response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end();
}

function photoHeaders(upstream: Dispatcher.ResponseData['headers']): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {
    // The backend alone knows whether anyone may see it; what it says nothing about is nobody else's.
    'cache-control': upstream['cache-control'] ?? 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'",
  };
  for (const name of ['content-type', 'content-length', 'etag', 'last-modified']) {
    const value = upstream[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
