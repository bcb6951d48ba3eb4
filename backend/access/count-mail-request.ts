import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { fingerprint } from '../direct-debit/fingerprint.ts';
import type { BackendEnv } from '../env.ts';
import { CallError } from '../http/errors.ts';

/** Mails to one address and day (UTC) that strangers may cause, of each purpose. */
const mailsADay = 3;

type Request = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;
  brandId: string;
  email: string;
  purpose: 'password_reset' | 'reactivation' | 'mail_change' | 'activation';
};

/**
 * Counts a mail that somebody wants sent to an address, whether it has an account or not; only a fingerprint of it is
 * kept. Throws too_many_reset_mails from the fourth of a day on.
 */
export async function countMailRequest(
  tx: Tx,
  { env, brandId, email, purpose }: Request,
  now: Date,
): Promise<void> {
  const address = Buffer.from(fingerprint(env, 'mail-request', email), 'base64url');
  const { rows } = await tx.execute<{ count: number }>(sql`
    insert into mail_requests (brand_id, address_hash, purpose, day, count)
    values (${brandId}, ${address}, ${purpose}, ${now.toISOString().slice(0, 10)}, 1)
    on conflict (brand_id, address_hash, purpose, day) do update set count = mail_requests.count + 1
    returning count`);
  if ((rows[0]?.count ?? 0) > mailsADay) throw new CallError('too_many_reset_mails');
}
