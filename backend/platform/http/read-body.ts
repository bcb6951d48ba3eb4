import type { HonoRequest } from 'hono';
import type { EndpointDefinition } from '#lib/contract/endpoint.ts';
import { isTooDeep } from '#lib/contract/json-depth.ts';
import { Pace, UploadBudget, type Sender } from '#lib/process/files-under-way.ts';
import { CallError, tooManyRequests } from './errors.ts';

const usualLimit = 16 * 1024;

/** Milliseconds that a chunk of a file may be late, relative to the minimum speed. */
const timeoutMs = 10_000;

/** Bytes of files held by calls in progress. */
const budget = new UploadBudget();
const retryAfter = 5;

/** Reads the body of a call once, even if called repeatedly; undefined if the call takes none. */
export function bodyReader(request: HonoRequest, endpoint: EndpointDefinition): () => Promise<unknown> {
  let body: Promise<unknown> | undefined;
  const read = endpoint.form ? readForm : readJson;
  return async () => (endpoint.body ? (body ??= read(request, endpoint)) : undefined);
}

/** Reads the body as JSON. @throws CallError if it is too large, too deep or invalid */
async function readJson(request: HonoRequest, endpoint: EndpointDefinition): Promise<unknown> {
  const text = await readText(request, endpoint);
  if (isTooDeep(text)) throw new CallError('malformed_json');
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError('malformed_json');
  }
}

/** Reads the body as form fields; the last of equal names wins. @throws CallError if it is too large */
async function readForm(request: HonoRequest, endpoint: EndpointDefinition): Promise<unknown> {
  return Object.fromEntries(new URLSearchParams(await readText(request, endpoint)));
}

async function readText(
  request: HonoRequest,
  { bodyLimit = usualLimit }: EndpointDefinition,
): Promise<string> {
  if (Number(request.header('content-length') ?? 0) > bodyLimit) throw new CallError('body_too_large');
  const text = await request.text();
  if (Buffer.byteLength(text) > bodyLimit) throw new CallError('body_too_large');
  return text;
}

/**
 * Reads the body as a file and passes it to `use`, counting it among the files held until that has ended.
 * @throws CallError if it is too large, too slow, or the memory for files is exhausted
 */
export async function withFile<T>(
  request: HonoRequest,
  { bodyLimit = usualLimit }: EndpointDefinition,
  sender: Sender,
  use: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const announced = Number(request.header('content-length') ?? 0);
  if (announced > bodyLimit) throw new CallError('photo_too_large');
  const pace = new Pace(announced > 0 ? announced : bodyLimit, timeoutMs, Date.now());
  let size = 0;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of readChunks(request, pace)) {
      size += chunk.length;
      const hasRoom = budget.hold(sender, chunk.length);
      if (size > bodyLimit) throw new CallError('photo_too_large');
      if (!hasRoom) throw tooManyRequests(retryAfter);
      chunks.push(chunk);
    }
    return await use(Buffer.concat(chunks, size));
  } finally {
    budget.hold(sender, -size);
  }
}

async function* readChunks(request: HonoRequest, pace: Pace): AsyncGenerator<Uint8Array> {
  const reader = request.raw.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return;
  try {
    for (;;) {
      const next = await inTime(reader.read(), pace.left(Date.now()));
      if (next.done) return;
      pace.came(next.value.length, Date.now());
      yield next.value;
    }
  } finally {
    // Discards the rest of the body.
    reader.cancel().catch(() => undefined);
  }
}

async function inTime<T>(reading: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallError('body_too_slow')), milliseconds);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** With the flag `u`, `\p{Surrogate}` matches only unpaired surrogates. */
const broken = /[\0\p{Surrogate}]/u;

/**
 * Path of the first text in a validated input that cannot be stored: PostgreSQL refuses NUL, and unpaired surrogates
 * would be replaced. Null if all texts are valid.
 */
export function findBrokenText(input: unknown, path = ''): string | null {
  if (typeof input === 'string') return broken.test(input) ? path : null;
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input)) {
    const found = findBrokenText(value, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
