import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BackendEnv } from '../../env.ts';
import * as proofCalls from '#lib/contract/identity/proof-of-work.ts';
import { route } from '../../platform/http/call.ts';

type Secrets = Pick<BackendEnv, 'FRONT_KEY'>;

/** PBKDF2 rounds per try: enough to outweigh the browser's overhead, few enough for a fast check. */
const roundsOfTry = 500;

/** 10 minutes in milliseconds. */
const challengeTtlMs = 10 * 60 * 1000;

const proofSchema = z.object({
  challenge: z.object({ parameters: z.looseObject({ expiresAt: z.number() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export type CheckedProof = { hash: Buffer; expiresAt: Date };

/** The solution lies between half of `PROOF_COST` and all of it, so that solving times vary little. */
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
    expiresAt: new Date(now.getTime() + challengeTtlMs),
    ...deriveSecrets(env),
  });
  return { challenge, expiresIn: challengeTtlMs / 1000 };
}

/** Null unless the proof solves one of our challenges for this brand in time. */
export async function checkProof(
  env: Secrets,
  brandId: string,
  proof: string,
  now: Date,
): Promise<CheckedProof | null> {
  const read = parseProof(proof);
  if (!read) return null;
  const { parameters, signature } = read.challenge;
  const { verified } = await verifySolution({
    challenge: read.challenge as unknown as Challenge,
    solution: read.solution,
    deriveKey,
    ...deriveSecrets(env),
  });
  const expiresAt = new Date(parameters.expiresAt * 1000);
  // The signature covers everything, so the parameters can be trusted from here on.
  if (!verified || expiresAt <= now) return null;
  if ((parameters.data as { brand?: unknown } | undefined)?.brand !== brandId) return null;
  return { hash: createHash('sha256').update(signature).digest(), expiresAt };
}

/** Keyed hash that reveals nothing of the content, which includes passwords. */
export function fingerprint(env: Secrets, content: unknown): string {
  return createHmac('sha256', toSecret(env, 'retry')).update(JSON.stringify(content)).digest('base64url');
}

function parseProof(proof: string): z.output<typeof proofSchema> | null {
  try {
    return proofSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

function deriveSecrets(env: Secrets) {
  return {
    hmacSignatureSecret: toSecret(env, 'challenge'),
    hmacKeySignatureSecret: toSecret(env, 'solution'),
  };
}

/** Derives a key per purpose from the secret that all processes share. */
function toSecret({ FRONT_KEY }: Secrets, purpose: string): string {
  return createHmac('sha256', FRONT_KEY).update(`proof-of-work:${purpose}`).digest('hex');
}

export const proofOfWorkRoutes = [
  route(proofCalls.getChallenge, async ({ env, limits, client, brand, now }) => {
    await limits.consume('challenge', client);
    const { challenge, expiresIn } = await makeChallenge(env, brand.id, now());
    const { parameters, signature = '' } = challenge;
    return { challenge: { parameters: { ...parameters }, signature }, expires_in: expiresIn };
  }),
];
