import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { mailRequests } from '../../platform/db/schema/access.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import { giftedNetworkOf, networkOf } from '#lib/process/network-of.ts';

/** Mails of a day (UTC) that anybody may cause without showing that the address is theirs. */
const toOneAddress = 5;
/** So many networks may use up theirs within the one that holds them. */
const networksOfGifted = 5;

type Letter = {
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
  { env, brandId, email, client }: Letter,
  now: Date,
): Promise<boolean> {
  const count = async (purpose: string, whom: string) => {
    const [row] = await tx
      .insert(mailRequests)
      .values({
        brandId,
        addressHash: Buffer.from(fingerprint(env, 'mail-request', whom), 'base64url'),
        purpose,
        day: now.toISOString().slice(0, 10),
        count: 1,
      })
      .onConflictDoUpdate({
        target: [mailRequests.brandId, mailRequests.addressHash, mailRequests.purpose, mailRequests.day],
        set: { count: sql`${mailRequests.count} + 1` },
      })
      .returning({ count: mailRequests.count });
    return row?.count ?? 1;
  };
  const isFew = (await count('receipt', email)) <= toOneAddress;
  const isCalm = (await count('receipts-from', networkOf(client))) <= env.RECEIPTS_PER_NETWORK;
  const gifted = giftedNetworkOf(client);
  // Counted only for who is still let in, so that a single network cannot use it up for its neighbours.
  if (!isFew || !isCalm || !gifted) return isFew && isCalm;
  return (await count('receipts-from', gifted)) <= networksOfGifted * env.RECEIPTS_PER_NETWORK;
}
