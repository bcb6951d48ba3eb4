import { and, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { mailRequests, mailTokens } from '../../platform/db/schema/credentials.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';

/** An hour in milliseconds: interval of mails beyond the daily quota. */
export const mailIntervalMs = 60 * 60 * 1000;

type MailQuota = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;
  brandId: string;
  purpose: string;
  /** Address or requester; only a fingerprint is stored. */
  recipient: string;
  /** Mails per UTC day without an interval. */
  freeMails: number;
  /** Owner and purpose of the mailed link; no further mail while a link of the last hour works or is queued. */
  link?: { userId: number; purpose: string };
};

/** Beyond the daily quota, one mail per hour for all requesters: no flood, but strangers cannot exhaust it either. */
export async function consumeMailQuota(
  tx: Tx,
  { env, brandId, purpose, recipient, freeMails, link }: MailQuota,
  now: Date,
): Promise<boolean> {
  const addressHash = Buffer.from(fingerprint(env, 'mail-request', recipient), 'base64url');
  const day = now.toISOString().slice(0, 10);
  const [taken] = await tx
    .insert(mailRequests)
    .values({ brandId, addressHash, purpose, requestedOn: day, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [
        mailRequests.brandId,
        mailRequests.addressHash,
        mailRequests.purpose,
        mailRequests.requestedOn,
      ],
      set: { count: sql`${mailRequests.count} + 1`, lastAt: now },
      setWhere: or(
        lte(mailRequests.lastAt, new Date(now.getTime() - mailIntervalMs)),
        and(lt(mailRequests.count, freeMails), link && isOver(link, now)),
      ),
    })
    .returning({ count: mailRequests.count });
  return taken !== undefined;
}

/** The first mail requested by `own`, a network or account, is sent regardless of the quota. */
export async function consumeOwnMailQuota(
  tx: Tx,
  { own, ...quota }: MailQuota & { own: string | number },
  now: Date,
): Promise<boolean> {
  const isOwn = await consumeMailQuota(
    tx,
    { ...quota, recipient: `${quota.recipient}\n${own}`, freeMails: 1 },
    now,
  );
  return (await consumeMailQuota(tx, quota, now)) || isOwn;
}

/** Whether the last mail's link was made and no link of the last hour still works. */
function isOver({ userId, purpose }: { userId: number; purpose: string }, now: Date) {
  const lately = new Date(now.getTime() - mailIntervalMs);
  const own = sql`${mailTokens.userId} = ${userId} and ${mailTokens.purpose} = ${purpose}`;
  return sql`
    exists (select 1 from ${mailTokens} where ${own} and ${gte(mailTokens.createdAt, mailRequests.lastAt)})
    and not exists (select 1 from ${mailTokens} where ${own} and ${gte(mailTokens.createdAt, lately)}
      and ${mailTokens.usedAt} is null and ${gte(mailTokens.expiresAt, now)})`;
}
