import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import { isReplayed } from '#lib/contract/retried.ts';
import type { Queries, Tx } from '../db/connect.ts';
import { idempotencyRecords } from '../db/schema/http.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError, invalidInput } from './errors.ts';

/** Milliseconds after which an attempt without a response counts as crashed. */
const attemptLife = 30_000;

/** How long a response is replayed, in milliseconds: longer than any browser retries. */
const answerLife = 24 * 60 * 60 * 1000;

type Attempt = {
  brandId: string | null;
  /** Path with query, which distinguishes two writes of one call. */
  url: string;
  token: string | null;
  key: string | null;
  /** The parsed body; undefined without one. */
  readBody: () => Promise<unknown>;
};

type Replay = {
  /** The first response to this write, or null. @throws CallError `invalid_input` if the body differs */
  find(): Promise<Response | null>;
  /** Starts the write. @throws `backend_unavailable`, which is retried, during another attempt */
  start(now: Date): Promise<void>;
  /** Stores the response for the next attempt. */
  store(status: number, body: unknown): Promise<void>;
  /** Lets the next attempt repeat the write. */
  discard(): Promise<void>;
};

type StoredAnswer = { status: number; body: unknown; asked: string };

/** Finds the replay of a write by its `Idempotency-Key`; null if the call needs none. */
export async function findReplay(
  db: Queries,
  env: Pick<BackendEnv, 'FRONT_KEY'>,
  endpoint: EndpointDefinition,
  { brandId, url, token, key, readBody }: Attempt,
): Promise<Replay | null> {
  if (!key || !isReplayed(endpoint)) return null;
  const asked = digest(env, 'body', withoutProof(await readBody())).toString('base64');
  const named = JSON.stringify([brandId, endpointName(endpoint), url, token, key]);
  const hash = digest(env, 'name', named);
  const seal = digest(env, 'seal', named);
  const isThis = eq(idempotencyRecords.hash, hash);
  return {
    async find() {
      const [row] = await db
        .select({ response: idempotencyRecords.response })
        .from(idempotencyRecords)
        .where(isThis);
      if (!row?.response) return null;
      const { status, body, asked: first } = JSON.parse(open(seal, row.response)) as StoredAnswer;
      if (first !== asked) throw invalidInput({ idempotency_key: 'invalid' });
      return Response.json(body, { status });
    },
    async start(now) {
      const started = await db
        .insert(idempotencyRecords)
        .values({ hash, startedAt: now })
        .onConflictDoUpdate({
          target: idempotencyRecords.hash,
          set: { startedAt: now },
          setWhere: and(
            isNull(idempotencyRecords.response),
            lt(idempotencyRecords.startedAt, new Date(now.getTime() - attemptLife)),
          ),
        })
        .returning({ hash: idempotencyRecords.hash });
      if (started.length === 0) throw new CallError('backend_unavailable', { retry_after: 1 });
    },
    async store(status, body) {
      const response = sealed(seal, JSON.stringify({ status, body, asked } satisfies StoredAnswer));
      await db.update(idempotencyRecords).set({ response }).where(isThis);
    },
    async discard() {
      await db.delete(idempotencyRecords).where(isThis);
    },
  };
}

/** Runs the write and stores its result: the response, or an error that a retry would also get. */
export async function recorded(replay: Replay, write: () => Promise<Response>): Promise<Response> {
  try {
    const response = await write();
    await replay.store(response.status, await response.clone().json());
    return response;
  } catch (error) {
    if (error instanceof CallError && isFinal(error)) await replay.store(error.status, error.body);
    else await replay.discard();
    throw error;
  }
}

/** Deletes the responses that are no longer replayed. */
export async function purgeReplays(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - answerLife);
  await tx.delete(idempotencyRecords).where(lt(idempotencyRecords.startedAt, since));
}

/** A proof of work is valid once, so a retry may have a different one. */
function withoutProof(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body ?? null);
  const { proof: _, ...rest } = body as Record<string, unknown>;
  return JSON.stringify(rest);
}

/** A retry may include the missing proof. */
const isFinal = ({ status, code }: CallError) => status < 500 && status !== 429 && code !== 'proof_missing';

function digest({ FRONT_KEY }: Pick<BackendEnv, 'FRONT_KEY'>, purpose: string, text: string): Buffer {
  return createHmac('sha256', FRONT_KEY).update(`write-answer:${purpose}:${text}`).digest();
}

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. */
function sealed(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]);
}

function open(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}
