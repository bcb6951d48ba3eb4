import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { codingsOf } from './accepted-codings.ts';
import { securityHeaders } from './security-headers.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Where the build puts its files, by the paths they are asked for. */
const folders = [
  { prefix: '/_next/static/', folder: join('.next', 'static') },
  { prefix: '/emoji/', folder: join('public', 'emoji') },
];
const plainName = /^[\w.~-]+(?:\/[\w.~-]+)*$/;

/** Types of what a build makes; the second value says whether compressing pays. */
const types: Record<string, readonly [type: string, isText: boolean]> = {
  '.js': ['application/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.json': ['application/json', true],
  '.svg': ['image/svg+xml', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.woff2': ['font/woff2', false],
  '.webp': ['image/webp', false],
  '.png': ['image/png', false],
};

type BuildFile = { type: string; body: Buffer; gzip: Buffer | null; br: Buffer | null };

/**
 * Serves what the build made for browsers. Names carry a hash or a version, so each file is read and compressed
 * once; there are only as many as the build has. `serve` resolves to false for a file it does not have.
 */
export function createBuildFiles(projectFolder: string) {
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
      const place = folders.find(({ prefix }) => path.startsWith(prefix));
      const name = path.slice(place?.prefix.length);
      if (!place || !plainName.test(name) || /(?:^|\/)\.\.?(?:\/|$)/.test(name)) return false;
      const file = await find(join(place.folder, name));
      if (file) send(request, response, file);
      return file !== null;
    },
  };
}

export type BuildFiles = ReturnType<typeof createBuildFiles>;

async function readBuildFile(path: string): Promise<BuildFile | null> {
  const [type, isText] = types[extname(path)] ?? [];
  if (!type) return null;
  const body = await readFile(path).catch(() => null);
  if (!body) return null;
  if (!isText || body.length < 500) return { type, body, gzip: null, br: null };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [packed, br] = await Promise.all([compressGzip(body, { level: 9 }), compressBrotli(body, quality)]);
  return { type, body, gzip: packed, br };
}

function send(request: IncomingMessage, response: ServerResponse, file: BuildFile): void {
  const codings = codingsOf(request.headers['accept-encoding']);
  const [body, coding] =
    file.br && codings.br
      ? [file.br, 'br']
      : file.gzip && codings.gzip
        ? [file.gzip, 'gzip']
        : [file.body, null];
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(coding ? { 'content-encoding': coding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
