import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { announce } from '../realtime/hub.ts';

/** Changes the language of the member's pages, mails and push messages. */
export async function changeLanguage(tx: Tx, { userId }: Actor, language: string): Promise<void> {
  await tx.execute(sql`update users set language = ${language} where id = ${userId}`);
  await tx.execute(sql`update profiles set language = ${language} where user_id = ${userId}`);
  await announce(tx, [userId], { type: 'user' });
}
