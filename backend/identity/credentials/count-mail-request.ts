import type { LoginOrigin } from '../accounts/login-origin.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError } from '../../platform/http/errors.ts';
import { consumeMailQuota } from './consume-mail-quota.ts';

/** Mails per address, UTC day and purpose, requested by a known device. */
const mailsOfDevice = 3;
/** The same for strangers from all networks, before the limit of one per hour. */
const mailsFromStrangers = 9;
/** Requests per network, address and day before an error; most of them send no mail. */
const asksOfNetwork = 12;

type Request = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;
  brandId: string;
  email: string;
  purpose: 'password_reset' | 'reactivation';
  sender: LoginOrigin;
  /** Owner and purpose of the link; an id without an account if the address is unknown. */
  link: { userId: number; purpose: 'password_reset' | 'reactivation' };
};

/**
 * Counts a mail request, with or without an account, and returns whether to send it: not while a link of the last hour
 * works, so that strangers cannot use up the owner's quota.
 * @throws too_many_reset_mails for endless requests of a network, for any address
 */
export async function countMailRequest(
  tx: Tx,
  { email, sender, link, ...request }: Request,
  now: Date,
): Promise<boolean> {
  const own = { ...request, recipient: `${email}\n${sender.id}` };
  const isOwnTurn = await consumeMailQuota(
    tx,
    { ...own, freeMails: sender.isKnown ? mailsOfDevice : asksOfNetwork },
    now,
  );
  if (sender.isKnown && isOwnTurn) return true;
  if (!sender.isKnown && !isOwnTurn) throw new CallError('too_many_reset_mails');
  return consumeMailQuota(tx, { ...request, recipient: email, freeMails: mailsFromStrangers, link }, now);
}
