import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { mailTokens } from '../../platform/db/schema/credentials.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';

type LinkPurpose = Exclude<(typeof mailTokens.$inferSelect)['purpose'], 'export'>;

type NewLink = { userId: number; purpose: LinkPurpose; email: string; lifetimeMs: number };

/** Makes a single-use link valid for `lifetimeMs`; returns its token, of which only the hash is stored. */
export async function makeLink(tx: Tx, { lifetimeMs, ...link }: NewLink, now: Date): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await tx.insert(mailTokens).values({ ...link, tokenHash: hash, createdAt: now, expiresAt });
  return token;
}

export async function markLinkUsed(tx: Tx, token: string, now: Date): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(eq(mailTokens.tokenHash, hashToken(token)));
}

export async function endLinks(tx: Tx, userId: number, purpose: LinkPurpose, now: Date): Promise<void> {
  const isOpen = and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now));
  await tx
    .update(mailTokens)
    .set({ expiresAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isOpen));
}
