import { and, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { mailTokens } from '../../platform/db/schema/accounts.ts';
import { mailRequests } from '../../platform/db/schema/access.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';

/** An hour in milliseconds: between two mails that come beyond those of a day. */
export const turnTime = 60 * 60 * 1000;

type Turn = {
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;
  brandId: string;
  purpose: string;
  /** Address, or who asks about it; only a fingerprint is kept. */
  whom: string;
  /** How many of a day (UTC) come at any pace. */
  freely: number;
  /** Whose link the mails carry: while one of the last hour works, or is under way, it is no turn for another. */
  link?: { userId: number; purpose: string };
};

/**
 * Counts a mail that anybody may cause, and tells whether it may go out. Beyond those of the day there is one an hour
 * whoever asks: nobody is buried in mails, and no stranger uses up the last one.
 */
export async function consumeMailQuota(
  tx: Tx,
  { env, brandId, purpose, whom, freely, link }: Turn,
  now: Date,
): Promise<boolean> {
  const addressHash = Buffer.from(fingerprint(env, 'mail-request', whom), 'base64url');
  const day = now.toISOString().slice(0, 10);
  const [taken] = await tx
    .insert(mailRequests)
    .values({ brandId, addressHash, purpose, day, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [mailRequests.brandId, mailRequests.addressHash, mailRequests.purpose, mailRequests.day],
      set: { count: sql`${mailRequests.count} + 1`, lastAt: now },
      setWhere: or(
        lte(mailRequests.lastAt, new Date(now.getTime() - turnTime)),
        and(lt(mailRequests.count, freely), link && isOver(link, now)),
      ),
    })
    .returning({ count: mailRequests.count });
  return taken !== undefined;
}

/** Likewise; the first that `own`, a network or an account, asks for goes out whatever others have used up. */
export async function consumeOwnMailQuota(
  tx: Tx,
  { own, ...turn }: Turn & { own: string | number },
  now: Date,
): Promise<boolean> {
  const isOwn = await consumeMailQuota(tx, { ...turn, whom: `${turn.whom}\n${own}`, freely: 1 }, now);
  return (await consumeMailQuota(tx, turn, now)) || isOwn;
}

/** The link of the last mail has been made, and none of the last hour works any more. */
function isOver({ userId, purpose }: { userId: number; purpose: string }, now: Date) {
  const lately = new Date(now.getTime() - turnTime);
  const own = sql`${mailTokens.userId} = ${userId} and ${mailTokens.purpose} = ${purpose}`;
  return sql`
    exists (select 1 from ${mailTokens} where ${own} and ${gte(mailTokens.createdAt, mailRequests.lastAt)})
    and not exists (select 1 from ${mailTokens} where ${own} and ${gte(mailTokens.createdAt, lately)}
      and ${mailTokens.usedAt} is null and ${gte(mailTokens.expiresAt, now)})`;
}
