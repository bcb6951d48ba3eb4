import type { Queries, Tx } from '#backend/platform/db/connect.ts';
import { showAddress } from '#backend/platform/texts/show-address.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { endLinks } from '../mail-links.ts';
import { mailTokens } from '#backend/platform/db/schema/accounts.ts';
import { int8, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

type Pending = { email: string; expires_at: string };

const selectMailTokens = statement({
  params: { userId: int8, now: timestamptz },
  row: { email: mailTokens.email, expires_at: mailTokens.expiresAt },
  text: `
    select email, expires_at from mail_tokens
    where user_id = :userId and purpose = 'mail_change' and used_at is null and expires_at > :now
    order by created_at desc limit 1`,
});

export async function getPendingChange(db: Queries, userId: number, now: Date): Promise<Pending | null> {
  const { rows } = await selectMailTokens(db, { userId, now });
  const row = rows[0];
  return row ? { email: showAddress(row.email), expires_at: new Date(row.expires_at).toISOString() } : null;
}

export async function cancelMailChange(tx: Tx, userId: number, now: Date): Promise<void> {
  await endLinks(tx, userId, 'mail_change', now);
  await announce(tx, [userId], { type: 'user' });
}
