import { getLoginOrigin, type LoginVisitor } from '../accounts/login-origin.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { consumeMailQuota } from './consume-mail-quota.ts';

/** Mails per address, UTC day and purpose, requested by a known device. */
const mailsOfDevice = 3;
/** The same for strangers from all networks, before the limit of one per hour. */
const mailsFromStrangers = 9;
/** Requests per network, address and day before an error; most of them send no mail. */
const asksOfNetwork = 12;

/** An id without an account: unknown addresses also get a job, so that timing reveals nothing. */
const noUser = 0;

type Purpose = 'password_reset' | 'reactivation';

export type Asking = Pick<Services, 'env' | 'jobs'> &
  Pick<LoginVisitor, 'client' | 'devices'> & { brand: Brand };

type Request = {
  email: string;
  purpose: Purpose;
  /** The account of the address, if any, and what its mail is for. */
  userId: number | null;
  link: Purpose;
};

/**
 * Queues a mail with a link unless a link of the last hour works. Takes the same steps for every address, so that
 * neither response nor timing reveals an account.
 * @throws too_many_reset_mails
 */
export async function requestLinkMail(tx: Tx, asking: Asking, request: Request, now: Date): Promise<void> {
  const id = request.userId ?? noUser;
  if (await countRequest(tx, asking, request, { userId: id, purpose: request.link }, now))
    await asking.jobs.enqueue(tx, 'send-mail', { mail: mails[request.link], id });
}

const mails = { password_reset: 'password-reset', reactivation: 'reactivation' } as const;

/**
 * Counts a request, with or without an account, and returns whether to send the mail: not while a link of the last hour
 * works, so that strangers cannot use up the owner's quota.
 * @throws too_many_reset_mails for endless requests of a network, for any address
 */
async function countRequest(
  tx: Tx,
  { env, brand, client, devices }: Asking,
  { email, purpose, userId }: Request,
  link: { userId: number; purpose: Purpose },
  now: Date,
): Promise<boolean> {
  const sender = getLoginOrigin({ env, brandId: brand.id, client, devices }, userId);
  const quota = { env, brandId: brand.id, purpose };
  const freeMails = sender.isKnown ? mailsOfDevice : asksOfNetwork;
  const isWithinOwn = await consumeMailQuota(
    tx,
    { ...quota, recipient: `${email}\n${sender.id}`, freeMails },
    now,
  );
  if (sender.isKnown && isWithinOwn) return true;
  if (!sender.isKnown && !isWithinOwn) throw new CallError('too_many_reset_mails');
  return consumeMailQuota(tx, { ...quota, recipient: email, freeMails: mailsFromStrangers, link }, now);
}
