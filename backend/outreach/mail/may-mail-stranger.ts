import type { Tx } from '../../platform/db/connect.ts';
import { consumeMailQuota } from '../../identity/credentials/consume-mail-quota.ts';
import type { BackendEnv } from '../../env.ts';
import { ipv6Prefix48, getRateLimitNetwork } from '#lib/process/networks.ts';

/** Daily limit (UTC) of mails to an unconfirmed address; beyond it, one an hour. */
const toOneAddress = 5;
/** This many networks may use up their share within the total of the surrounding network. */
const mailNetworksPerPrefix48 = 5;

type StrangerMail = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY' | 'RECEIPTS_PER_NETWORK'>;
  brandId: string;
  email: string;
  /** Address or account of the requester. */
  client: string;
};

/**
 * Counts a mail to an unconfirmed address; false if it exceeds the limit of the recipient or of the requester's
 * network. Only fingerprints are stored.
 */
export async function mayMailStranger(
  tx: Tx,
  { env, brandId, email, client }: StrangerMail,
  now: Date,
): Promise<boolean> {
  const mayTake = (purpose: string, recipient: string, freeMails: number) =>
    consumeMailQuota(tx, { env, brandId, purpose, recipient, freeMails }, now);
  const isFew = await mayTake('receipt', email, toOneAddress);
  const isCalm = await mayTake('receipts-from', getRateLimitNetwork(client), env.RECEIPTS_PER_NETWORK);
  const prefix48 = ipv6Prefix48(client);
  // Counted only for accepted requests, so that a single network cannot use up the limit of its neighbours.
  if (!isFew || !isCalm || !prefix48) return isFew && isCalm;
  return mayTake('receipts-from', prefix48, mailNetworksPerPrefix48 * env.RECEIPTS_PER_NETWORK);
}
