import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Content address and variant; nothing else is a photo, so no path can leave the folder. */
const fileName = /^[0-9a-f]{16}-(large|medium|thumb)\.webp$/;

/** A stored photo variant as an answer that may be kept for ever, or 404. */
export async function photoFile(dataDir: string, file: string): Promise<Response> {
  if (!fileName.test(file)) return new Response(null, { status: 404 });
  const path = join(dataDir, 'photos', file);
  const found = await stat(path).catch(() => null);
  if (!found) return new Response(null, { status: 404 });
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(found.size),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
