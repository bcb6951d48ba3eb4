import { sql } from 'drizzle-orm';
import type { Origin } from '../accounts/login-origin.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { mailRequests } from '../../platform/db/schema/access.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError } from '../../platform/http/errors.ts';

/** Mails to one address and day (UTC) that may be caused from one place, of each purpose. */
const mailsADay = 3;
/** Likewise by strangers from everywhere; what a device causes that has logged in before comes on top. */
const mailsFromStrangers = { password_reset: 9, reactivation: 9, mail_change: 3, activation: 3 } as const;

type Request = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;
  brandId: string;
  email: string;
  purpose: keyof typeof mailsFromStrangers;
  sender: Origin;
};

/**
 * Counts a mail that somebody wants sent to an address, whether it has an account or not; only fingerprints of it are
 * kept. Throws too_many_reset_mails from the fourth of a day on from one place, so that a stranger does not use up those
 * of the owner, and where all strangers together have had enough, so that nobody is buried in mails.
 */
export async function countMailRequest(
  tx: Tx,
  { env, brandId, email, purpose, sender }: Request,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const keyOf = (text: string) => Buffer.from(fingerprint(env, 'mail-request', text), 'base64url');
  const row = { brandId, purpose, day, count: 1 };
  const [own, everybody] = [keyOf(`${email}\n${sender.id}`), keyOf(email)];
  const keys = sender.isKnown ? [own] : [own, everybody];
  const counted = await tx
    .insert(mailRequests)
    .values(keys.map((addressHash) => ({ ...row, addressHash })))
    .onConflictDoUpdate({
      target: [mailRequests.brandId, mailRequests.addressHash, mailRequests.purpose, mailRequests.day],
      set: { count: sql`${mailRequests.count} + 1` },
    })
    .returning({ count: mailRequests.count });
  const [ownCount = 0, everybodysCount = 0] = counted.map(({ count }) => count);
  if (ownCount > mailsADay || everybodysCount > mailsFromStrangers[purpose])
    throw new CallError('too_many_reset_mails');
}
