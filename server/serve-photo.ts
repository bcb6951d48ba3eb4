import type { IncomingMessage, ServerResponse } from 'node:http';
import { backendTarget } from '../lib/upstream/http.ts';
import { identityHeaders, type ApiContext } from '../lib/upstream/identity.ts';
import { sessionOf } from '../lib/upstream/session.ts';

/** Photos are addressed by their content: what an address once showed it shows for ever. */
const forever = 'public, max-age=31536000, immutable';
const timeout = 10_000;

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
  const { transport, options } = backendTarget();
  await new Promise<void>((resolve) => {
    const upstream = transport.request({ ...options, method: request.method, path, headers, timeout });
    const fail = (status: number) => {
      upstream.destroy();
      if (response.headersSent) response.destroy();
      else response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end();
      resolve();
    };
    upstream.on('error', () => fail(503));
    upstream.on('timeout', () => fail(504));
    upstream.on('response', (answer) => {
      const status = answer.statusCode ?? 500;
      const isImage = String(answer.headers['content-type'] ?? '').startsWith('image/');
      if (status !== 304 && !(status === 200 && isImage)) {
        answer.resume();
        return fail(status >= 500 ? 503 : 404);
      }
      response.writeHead(status, photoHeaders(answer));
      answer.pipe(response);
      answer.on('error', () => fail(503));
      response.on('close', resolve);
    });
    response.on('close', () => upstream.destroy());
    upstream.end();
  });
}

function photoHeaders(answer: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {
    'cache-control': answer.headers['cache-control'] ?? forever,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'",
  };
  for (const name of ['content-type', 'content-length', 'etag', 'last-modified'] as const) {
    const value = answer.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
