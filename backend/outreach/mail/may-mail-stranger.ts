import type { Tx } from '../../platform/db/connect.ts';
import { consumeMailQuota } from '../../identity/credentials/consume-mail-quota.ts';
import type { BackendEnv } from '../../env.ts';
import { ipv6Prefix48, getRateLimitNetwork } from '#lib/process/networks.ts';

/** Mails of a day (UTC) that anybody may cause without showing that the address is theirs; beyond those it is one an hour. */
const toOneAddress = 5;
/** So many networks may use up theirs within the one that holds them. */
const networksOfGifted = 5;

type StrangerMail = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY' | 'RECEIPTS_PER_NETWORK'>;
  brandId: string;
  email: string;
  /** Address or account that asks for it. */
  client: string;
};

/**
 * Counts a mail to an address that anybody may have typed; false where this one would be too many for who reads it, or
 * for the network that it was asked from. Only fingerprints are counted.
 */
export async function mayMailStranger(
  tx: Tx,
  { env, brandId, email, client }: StrangerMail,
  now: Date,
): Promise<boolean> {
  const mayTake = (purpose: string, whom: string, freely: number) =>
    consumeMailQuota(tx, { env, brandId, purpose, whom, freely }, now);
  const isFew = await mayTake('receipt', email, toOneAddress);
  const isCalm = await mayTake('receipts-from', getRateLimitNetwork(client), env.RECEIPTS_PER_NETWORK);
  const gifted = ipv6Prefix48(client);
  // Counted only for who is still let in, so that a single network cannot use it up for its neighbours.
  if (!isFew || !isCalm || !gifted) return isFew && isCalm;
  return mayTake('receipts-from', gifted, networksOfGifted * env.RECEIPTS_PER_NETWORK);
}
