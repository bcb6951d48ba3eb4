import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Call } from '../../platform/http/call.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import { checkProof, fingerprint, type CheckedProof } from './challenge.ts';
import { bytea, int4, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

type Robot = Pick<Call<EndpointDefinition>, 'db' | 'env' | 'brand' | 'key' | 'now'> & { body: unknown };

/** The first attempt and its five retries (`docs/specification.md` §7). */
const attempts = 6;

/**
 * Checks the honeypot and the proof before any expensive step. A proof is spent even if the call fails; only the same
 * content under the same idempotency key may reuse it.
 * @throws invalid_input for the honeypot, otherwise proof_missing
 */
export async function requireProofOfWork(call: Robot, endpoint: EndpointDefinition): Promise<void> {
  const { proof, ...content } = call.body as { proof?: string; website?: string };
  // Honeypot, which only bots fill.
  if (content.website) throw invalidInput({ website: 'invalid' });
  // These endpoints request a proof themselves when needed.
  if (proof === undefined && endpoint.proof === 'after_failure') return;
  const brandId = call.brand?.id ?? '';
  const checked = proof === undefined ? null : await checkProof(call.env, brandId, proof, call.now());
  const requestFingerprint =
    call.key && fingerprint(call.env, [brandId, endpointName(endpoint), call.key, content]);
  if (!checked || !(await spend(call.db, checked, requestFingerprint))) throw new CallError('proof_missing');
}

const insertRedeemedChallenges = statement({
  params: { hash: bytea, requestFingerprint: orNull(text), expiresAt: timestamptz, attempts: int4 },
  text: `
    insert into redeemed_challenges (hash, request_fingerprint, expires_at) values (:hash, :requestFingerprint, :expiresAt)
    on conflict (hash) do update set uses = redeemed_challenges.uses + 1
      where redeemed_challenges.request_fingerprint = excluded.request_fingerprint and redeemed_challenges.uses < :attempts`,
});

/** The database lets one of several calls with the same proof through. */
async function spend(
  db: Queries,
  { hash, expiresAt }: CheckedProof,
  requestFingerprint: string | null,
): Promise<boolean> {
  const { rowCount } = await insertRedeemedChallenges(db, { hash, requestFingerprint, expiresAt, attempts });
  return rowCount === 1;
}
