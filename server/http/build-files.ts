import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { iconFile } from '../../lib/rules/platform/paths.ts';
import { contentHash } from '../../lib/site/brand-icons.ts';
import { parseAcceptEncoding } from './accepted-codings.ts';
import { codings, compress, type Coding } from './compress.ts';
import { rangeResponse } from './range-response.ts';
import { securityHeaders } from './security-headers.ts';
import { findPublicFile } from './static-files.ts';

const built = '/_next/static/';
const plainName = /^[\w.~-]+(?:\/[\w.~-]+)*$/;

/** Content types; the second value says whether compression is useful. */
const types: Record<string, readonly [type: string, isText: boolean]> = {
  '.js': ['application/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.json': ['application/json', true],
  '.svg': ['image/svg+xml', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.woff2': ['font/woff2', false],
  '.webp': ['image/webp', false],
  '.avif': ['image/avif', false],
  '.png': ['image/png', false],
  '.jpg': ['image/jpeg', false],
  '.mp4': ['video/mp4', false],
  '.webm': ['video/webm', false],
};

type BuildFile = { type: string; body: Buffer; packed: Map<Coding, Buffer>; etag: string; hash: string };

/**
 * Serves build output and `public/`. The files are fixed after deployment, so each is read and compressed once;
 * `sirv`, which opens a file for each response, serves a third as many. `serve` resolves to false for an unknown
 * file.
 */
export function createBuildFiles(projectFolder: string, publicFiles: ReadonlySet<string> = new Set()) {
  const files = new Map<string, Promise<BuildFile | null>>();

  const find = async (file: string): Promise<BuildFile | null> => {
    const known = files.get(file) ?? readBuildFile(join(projectFolder, file));
    files.set(file, known);
    const found = await known;
    if (!found) files.delete(file);
    return found;
  };

  return {
    async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
      const isBuilt = path.startsWith(built);
      const requestedFile = isBuilt ? path : findPublicFile(path, publicFiles);
      if (!requestedFile) return false;
      const name = requestedFile.slice(isBuilt ? built.length : 1);
      if (!plainName.test(name) || /(?:^|\/)\.\.?(?:\/|$)/.test(name)) return false;
      const file = await find(isBuilt ? join('.next', 'static', name) : join('public', name));
      if (file) send(request, response, file, getCacheControl(path, file));
      return file !== null;
    },
  };
}

export type BuildFiles = ReturnType<typeof createBuildFiles>;

/** Content-addressed files are cached forever; browsers fetch the service worker to check for updates. */
function getCacheControl(path: string, { hash }: BuildFile): string {
  const forever = 'public, max-age=31536000, immutable';
  // An outdated icon URL serves the current icon, but not immutably.
  if (path.startsWith('/brand/')) return iconFile(path).hash === hash ? forever : 'public, max-age=3600';
  if (path.startsWith(built) || path.startsWith('/emoji/') || /-[0-9a-f]{12}\.\w+$/.test(path))
    return forever;
  return path === '/sw-push.js' ? 'no-cache' : 'public, max-age=86400';
}

async function readBuildFile(path: string): Promise<BuildFile | null> {
  const [type, isText] = types[extname(path)] ?? [];
  if (!type) return null;
  const body = await readFile(path).catch(() => null);
  if (!body) return null;
  const made = isText && body.length >= 500 ? codings : [];
  const packed = await Promise.all(
    made.map(async (coding) => [coding, await compress(body, coding, 'file')] as const),
  );
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { type, body, packed: new Map(packed), etag, hash: contentHash(body) };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuildFile,
  cacheControl: string,
): void {
  const { headers, method } = request;
  const [coding] = parseAcceptEncoding(headers['accept-encoding'])
    .filter((each) => file.packed.has(each))
    .toSorted((one, other) => getSize(file, one) - getSize(file, other));
  const body = (coding && file.packed.get(coding)) ?? file.body;
  // Each encoding has its own ETag, because ranges are of its bytes.
  const etag = `"${file.etag}${coding ? `-${coding}` : ''}"`;
  const fileHeaders = {
    ...securityHeaders,
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding',
  };
  if (headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) {
    response.writeHead(304, { ...fileHeaders, 'accept-ranges': 'bytes' }).end();
    return;
  }
  const part = rangeResponse(request, body.length, etag);
  if (!part.bytes) {
    response.writeHead(part.status, { ...fileHeaders, ...part.headers }).end();
    return;
  }
  response.writeHead(part.status, {
    ...fileHeaders,
    ...part.headers,
    'content-type': file.type,
    ...(coding ? { 'content-encoding': coding } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body.subarray(part.bytes.first, part.bytes.last + 1));
}

const getSize = ({ packed, body }: BuildFile, coding: Coding) => (packed.get(coding) ?? body).length;
