import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import { isReplayed } from '#lib/contract/retried.ts';
import type { Queries } from '../db/connect.ts';
import { writeAnswers } from '../db/schema/access.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError, invalidInput } from './errors.ts';

/** Milliseconds after which an attempt without an answer counts as ended with its process. */
const attemptLife = 30_000;

/** How long an answer is given again, in milliseconds: longer than any browser goes on asking. */
export const answerLife = 24 * 60 * 60 * 1000;

type Attempt = {
  brandId: string | null;
  /** Path with its query, which tells two writes of one call apart. */
  url: string;
  token: string | null;
  key: string | null;
  /** What was sent, parsed; undefined for a call without a body. */
  readBody: () => Promise<unknown>;
};

type Replay = {
  /**
   * The first answer to this write, or null where there is none yet.
   * @throws CallError `invalid_input` where it was the answer to another body
   */
  find(): Promise<Response | null>;
  /** Takes the write on. Throws `backend_unavailable`, which is tried again, while another attempt is under way. */
  begin(now: Date): Promise<void>;
  /** Keeps the answer for the next attempt. */
  keep(status: number, body: unknown): Promise<void>;
  /** Lets the next attempt do the write anew. */
  forget(): Promise<void>;
};

type StoredAnswer = { status: number; body: unknown; asked: string };

/** How the answer to this write is given again for the same `Idempotency-Key`; null where the call needs none of it. */
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
  const isThis = eq(writeAnswers.hash, hash);
  return {
    async find() {
      const [row] = await db.select({ answer: writeAnswers.answer }).from(writeAnswers).where(isThis);
      if (!row?.answer) return null;
      const { status, body, asked: first } = JSON.parse(open(seal, row.answer)) as StoredAnswer;
      if (first !== asked) throw invalidInput({ idempotency_key: 'invalid' });
      return Response.json(body, { status });
    },
    async begin(now) {
      const begun = await db
        .insert(writeAnswers)
        .values({ hash, startedAt: now })
        .onConflictDoUpdate({
          target: writeAnswers.hash,
          set: { startedAt: now },
          setWhere: and(
            isNull(writeAnswers.answer),
            lt(writeAnswers.startedAt, new Date(now.getTime() - attemptLife)),
          ),
        })
        .returning({ hash: writeAnswers.hash });
      if (begun.length === 0) throw new CallError('backend_unavailable', { retry_after: 1 });
    },
    async keep(status, body) {
      const answer = sealed(seal, JSON.stringify({ status, body, asked } satisfies StoredAnswer));
      await db.update(writeAnswers).set({ answer }).where(isThis);
    },
    async forget() {
      await db.delete(writeAnswers).where(isThis);
    },
  };
}

/** Does the write and keeps how it ended: its answer, or a refusal that another attempt would meet as well. */
export async function recorded(replay: Replay, write: () => Promise<Response>): Promise<Response> {
  try {
    const response = await write();
    await replay.keep(response.status, await response.clone().json());
    return response;
  } catch (error) {
    if (error instanceof CallError && isFinal(error)) await replay.keep(error.status, error.body);
    else await replay.forget();
    throw error;
  }
}

/** A proof of work serves once, so that another attempt at the same write may bring another. */
function withoutProof(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body ?? null);
  const { proof: _, ...rest } = body as Record<string, unknown>;
  return JSON.stringify(rest);
}

/** A proof that is missing now may come with the next attempt. */
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
