import { sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { composeNotice } from '../mail/notices/compose-notice.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { Mailing } from './mailing.ts';
import { endOfQuiet, isQuiet } from './member-time.ts';
import { readRecipient, type Recipient } from './read-situation.ts';

/**
 * Sends an ordered mail as things stand now: what was read meanwhile is left out, and quiet hours that began meanwhile are kept.
 * It is noted as done once the mail server has taken it, so a mail is never lost; it goes twice where the process ends
 * between the server's yes and this note, under the same Message-ID.
 */
export async function sendNotice(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  sendMail: SendMail,
  mailingId: number,
): Promise<void> {
  const { db, now } = services;
  const mailing = await inTransaction(db, (tx) => openMailing(tx, mailingId, now()));
  if (!mailing) return;
  const mail = await composeNotice(services, mailing.mailing, mailing.member);
  if (mail) await sendMail(mail);
  await db.execute(sql`update mailings set done_at = ${now().toISOString()} where id = ${mailingId}`);
}

type Open = { mailing: Mailing; member: Recipient };

/** The mail that is still to be sent, with its reader; null where it is done or has to wait. */
async function openMailing(tx: Tx, id: number, now: Date): Promise<Open | null> {
  const { rows } = await tx.execute<Mailing & { userId: number }>(sql`
    select id, user_id as "userId", kind, subject,
      array(select notices.subject from notices where mailing_id = mailings.id order by notices.id) as subjects
    from mailings where id = ${id} and done_at is null for update`);
  const mailing = rows[0];
  const member = mailing && (await readRecipient(tx, mailing.userId, now));
  if (!mailing || !member) return null;
  const { quiet, zone } = member;
  if (!quiet || !isQuiet(quiet, zone, now)) return { mailing, member };
  const end = endOfQuiet(quiet, zone, now).toISOString();
  await tx.execute(sql`
    update notices set mailing_id = null, mailed_at = null, due_at = ${end}::timestamptz where mailing_id = ${id}`);
  await tx.execute(sql`delete from mailings where id = ${id}`);
  return null;
}
