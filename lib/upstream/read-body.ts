import type { ErrorCode } from '../contract/errors.ts';
import { processWide } from '../site/process-wide.ts';

export type BodyRefusal = Extract<ErrorCode, 'body_too_large' | 'body_too_slow' | 'too_many_requests'>;

/** Reads a body of at most `limit` bytes, or says why not; a file is that of a user, anything else nobody's. */
export type ReadBody = (limit: number, fileOf: number | null) => Promise<Buffer | BodyRefusal>;

/** Longest wait for all of a body in milliseconds: a form has as long as a page, a file gets through a slow line. */
const timeoutMs = { form: 30_000, file: 120_000 };
/** Longest pause between two bits of a file. */
const silence = 15_000;

/** 256 MiB: what files under way may hold in this process, however many are sent at once. */
const roomForFiles = 256 * 1024 * 1024;
/** 64 MiB: what those of one user may hold, so that nobody takes all the room by sending slowly. */
const roomForUser = roomForFiles / 4;

/** What is too large is still taken off the line for a moment, for a browser reads no answer before it has sent. */
const drainTime = 3_000;

const files = () => processWide('files-under-way', () => ({ bytes: 0, byUser: new Map<number, number>() }));

/** Counts bytes of a file under way, or what has come to its end; tells whether there is room for them. */
function hold(user: number, bytes: number): boolean {
  const held = files();
  const own = (held.byUser.get(user) ?? 0) + bytes;
  held.bytes += bytes;
  if (own) held.byUser.set(user, own);
  else held.byUser.delete(user);
  return own <= roomForUser && held.bytes <= roomForFiles;
}

/** Collects a body from its bits, bounded in size, time and, for files, in what all of them hold together. */
export async function collectBody(
  bits: AsyncIterator<Uint8Array>,
  announced: number,
  limit: number,
  fileOf: number | null,
): Promise<Buffer | BodyRefusal> {
  const isFile = fileOf !== null;
  const chunks: Uint8Array[] = [];
  const end = Date.now() + (isFile ? timeoutMs.file : timeoutMs.form);
  let size = 0;
  try {
    if (announced > limit) return await tooLarge(bits);
    for (;;) {
      const wait = Math.min(end - Date.now(), isFile ? silence : timeoutMs.form);
      const next = await within(wait, bits.next());
      if (next === late) return 'body_too_slow';
      if (next.done)
        return chunks.length === 1 ? Buffer.from(chunks[0] as Uint8Array) : Buffer.concat(chunks);
      size += next.value.length;
      const hasRoom = !isFile || hold(fileOf, next.value.length);
      if (size > limit) return await tooLarge(bits);
      if (!hasRoom) return 'too_many_requests';
      chunks.push(next.value);
    }
  } catch {
    // Whoever broke it off reads no answer.
    return 'body_too_slow';
  } finally {
    if (isFile) hold(fileOf, -size);
  }
}

async function tooLarge(bits: AsyncIterator<Uint8Array>): Promise<BodyRefusal> {
  const end = Date.now() + drainTime;
  for (;;) {
    const next = await within(end - Date.now(), bits.next());
    if (next === late || next.done) return 'body_too_large';
  }
}

const late = Symbol('late');

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const ending = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work, ending]);
  } finally {
    clearTimeout(timer);
  }
}
