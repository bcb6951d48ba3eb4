import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { announce } from '../realtime/hub.ts';

type Changes = { language?: string | undefined; read_receipts?: boolean | undefined };

/** Changes the language of the member's pages, mails and push messages, or whether read receipts are sent and seen. */
export async function changeUser(
  tx: Tx,
  { userId }: Actor,
  { language, read_receipts }: Changes,
): Promise<void> {
  await tx.execute(sql`
    update users set language = coalesce(${language ?? null}::text, language),
      read_receipts = coalesce(${read_receipts ?? null}::boolean, read_receipts) where id = ${userId}`);
  if (language) await tx.execute(sql`update profiles set language = ${language} where user_id = ${userId}`);
  await announce(tx, [userId], { type: 'user' });
  if (read_receipts !== undefined) await announce(tx, [userId], { type: 'chats' });
}
