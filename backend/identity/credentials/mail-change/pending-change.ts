import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queries, Tx } from '#backend/platform/db/connect.ts';
import { showAddress } from '#backend/platform/texts/show-address.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { endLinks } from '../mail-links.ts';
import { mailTokens } from '#backend/platform/db/schema/accounts.ts';

type Pending = { email: string; expires_at: string };

export async function getPendingChange(db: Queries, userId: number, now: Date): Promise<Pending | null> {
  const isOwn = and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'mail_change'));
  const [link] = await db
    .select({ email: mailTokens.email, expiresAt: mailTokens.expiresAt })
    .from(mailTokens)
    .where(and(isOwn, isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))
    .orderBy(desc(mailTokens.createdAt))
    .limit(1);
  return link ? { email: showAddress(link.email), expires_at: link.expiresAt.toISOString() } : null;
}

export async function cancelMailChange(tx: Tx, userId: number, now: Date): Promise<void> {
  await endLinks(tx, userId, 'mail_change', now);
  await announce(tx, [userId], { type: 'user' });
}
