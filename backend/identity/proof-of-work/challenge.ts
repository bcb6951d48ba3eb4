import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BackendEnv } from '../../env.ts';

type Secrets = Pick<BackendEnv, 'FRONT_KEY'>;

/** Rounds of PBKDF2 in one try: enough that the browser's own overhead does not count, few enough to check fast. */
const roundsOfTry = 500;

/** 10 minutes in milliseconds. */
const challengeLife = 10 * 60 * 1000;

const proofSchema = z.object({
  challenge: z.object({ parameters: z.looseObject({ expiresAt: z.number() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** What is known of a proof that holds. */
export type CheckedProof = { hash: Buffer; expiresAt: Date };

/**
 * A challenge for a browser on one brand. Its answer lies between half of `PROOF_COST` and all of it, so that the time
 * of a person does not hang on luck.
 */
export async function makeChallenge(
  env: Secrets & Pick<BackendEnv, 'PROOF_COST'>,
  brandId: string,
  now: Date,
): Promise<{ challenge: Challenge; expiresIn: number }> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundsOfTry,
    counter: randomInt(env.PROOF_COST, Math.ceil(env.PROOF_COST / 2)),
    deriveKey,
    data: { brand: brandId },
    expiresAt: new Date(now.getTime() + challengeLife),
    ...secretsOf(env),
  });
  return { challenge, expiresIn: challengeLife / 1000 };
}

/** Reads a proof and checks that it answers a challenge of ours for this brand in time; null where it does not. */
export async function checkProof(
  env: Secrets,
  brandId: string,
  proof: string,
  now: Date,
): Promise<CheckedProof | null> {
  const read = readProof(proof);
  if (!read) return null;
  const { parameters, signature } = read.challenge;
  const { verified } = await verifySolution({
    challenge: read.challenge as unknown as Challenge,
    solution: read.solution,
    deriveKey,
    ...secretsOf(env),
  });
  const expiresAt = new Date(parameters.expiresAt * 1000);
  // Signed by us as a whole: from here on its parameters are our own words.
  if (!verified || expiresAt <= now) return null;
  if ((parameters.data as { brand?: unknown } | undefined)?.brand !== brandId) return null;
  return { hash: createHash('sha256').update(signature).digest(), expiresAt };
}

/** A fingerprint that says nothing of what it is of; keyed, because there are passwords among it. */
export function fingerprint(env: Secrets, content: unknown): string {
  return createHmac('sha256', keyOf(env, 'retry')).update(JSON.stringify(content)).digest('base64url');
}

function readProof(proof: string): z.output<typeof proofSchema> | null {
  try {
    return proofSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

function secretsOf(env: Secrets) {
  return {
    hmacSignatureSecret: keyOf(env, 'challenge'),
    hmacKeySignatureSecret: keyOf(env, 'solution'),
  };
}

/** Keys of their own from the one that all processes share. */
function keyOf({ FRONT_KEY }: Secrets, purpose: string): string {
  return createHmac('sha256', FRONT_KEY).update(`proof-of-work:${purpose}`).digest('hex');
}
