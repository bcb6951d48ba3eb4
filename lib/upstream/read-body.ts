import type { ErrorCode } from '../contract/errors.ts';
import { Pace, UploadBudget, type Sender } from '../process/files-under-way.ts';
import { processWide } from '../site/backends.ts';

export type BodyRefusal = Extract<ErrorCode, 'body_too_large' | 'body_too_slow' | 'too_many_requests'>;

/** Reads a body of at most `limit` bytes, or returns why not; files count against the given user, others do not. */
export type ReadBody = (limit: number, fileUser: number | null) => Promise<Buffer | BodyRefusal>;

/** Timeout of a complete form in milliseconds, as for a page. */
const formTimeoutMs = 30_000;
/** Milliseconds that a chunk of a file may be late at its minimum speed. */
const timeoutMs = 15_000;

/** Milliseconds for which an oversized body is drained, as browsers read no response before they have sent. */
const drainTime = 3_000;

const getBudget = () => processWide('files-under-way', () => new UploadBudget());

/** Collects a body's chunks with limits on size and time and, for files, on pace and total room. */
export async function collectBody(
  bits: AsyncIterator<Uint8Array>,
  announced: number,
  limit: number,
  sender: Sender | null,
): Promise<Buffer | BodyRefusal> {
  const chunks: Uint8Array[] = [];
  const end = Date.now() + formTimeoutMs;
  const pace = sender && new Pace(announced > 0 ? announced : limit, timeoutMs, Date.now());
  let size = 0;
  try {
    if (announced > limit) return await tooLarge(bits);
    for (;;) {
      const next = await within(pace?.left(Date.now()) ?? end - Date.now(), bits.next());
      if (next === late) return 'body_too_slow';
      if (next.done)
        return chunks.length === 1 ? Buffer.from(chunks[0] as Uint8Array) : Buffer.concat(chunks);
      size += next.value.length;
      pace?.came(next.value.length, Date.now());
      const hasRoom = !sender || getBudget().hold(sender, next.value.length);
      if (size > limit) return await tooLarge(bits);
      if (!hasRoom) return 'too_many_requests';
      chunks.push(next.value);
    }
  } catch {
    // The client has disconnected and reads no response.
    return 'body_too_slow';
  } finally {
    if (sender) getBudget().hold(sender, -size);
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
