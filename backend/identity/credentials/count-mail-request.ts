import type { Origin } from '../accounts/login-origin.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError } from '../../platform/http/errors.ts';
import { consumeMailQuota } from './consume-mail-quota.ts';

/** Mails to one address and day (UTC), of each purpose, that a device causes which has logged in before. */
const mailsOfDevice = 3;
/** Likewise those that strangers from everywhere cause before it is one an hour. */
const mailsFromStrangers = 9;
/** How often a network may ask for one address and day before it is told so; most of it has nothing sent. */
const asksOfNetwork = 12;

type Request = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;
  brandId: string;
  email: string;
  purpose: 'password_reset' | 'reactivation';
  sender: Origin;
  /** Account whose link the mail carries, and what it is for; a number that no account has where there is none. */
  link: { userId: number; purpose: 'password_reset' | 'reactivation' };
};

/**
 * Counts a mail that somebody wants sent to an address, whether it has an account or not, and tells whether to send it:
 * not while a link of the last hour is good, so that strangers use up nothing of the owner's. The answer is the same.
 * Throws too_many_reset_mails where one network asks without end, for any address.
 */
export async function countMailRequest(
  tx: Tx,
  { email, sender, link, ...request }: Request,
  now: Date,
): Promise<boolean> {
  const own = { ...request, whom: `${email}\n${sender.id}` };
  const isOwnTurn = await consumeMailQuota(
    tx,
    { ...own, freely: sender.isKnown ? mailsOfDevice : asksOfNetwork },
    now,
  );
  if (sender.isKnown && isOwnTurn) return true;
  if (!sender.isKnown && !isOwnTurn) throw new CallError('too_many_reset_mails');
  return consumeMailQuota(tx, { ...request, whom: email, freely: mailsFromStrangers, link }, now);
}
