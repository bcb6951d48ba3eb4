import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { composeNotice } from '../mail/notices/compose-notice.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { Mailing } from './mailing.ts';
import { endOfQuiet, isQuiet } from './member-time.ts';
import { loadRecipient, type Recipient } from './load-recipient.ts';
import { mailings } from '../../platform/db/schema/notices.ts';
import { int8, texts, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const updateMailings = statement({
  params: { doneAt: timestamptz, mailingId: int8 },
  text: `update mailings set done_at = :doneAt where id = :mailingId`,
});

/**
 * Sends an enqueued mail from current data: messages read since are left out, and quiet hours apply. Marked as done
 * after the server accepts it, so a mail is never lost; a crash in between sends it twice with the same Message-ID.
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
  await updateMailings(db, { doneAt: now(), mailingId });
}

type Open = { mailing: Mailing; member: Recipient };

const selectNotices = statement({
  params: { id: int8 },
  row: {
    id: mailings.id,
    userId: mailings.userId,
    kind: mailings.kind,
    subject: mailings.subject,
    subjects: texts,
  },
  text: `
    select id, user_id as "userId", kind, subject,
      array(select notices.subject from notices where mailing_id = mailings.id order by notices.id) as subjects
    from mailings where id = :id and done_at is null for update`,
});

const updateNotices = statement({
  params: { end: timestamptz, id: int8 },
  text: `update notices set mailing_id = null, mailed_at = null, due_at = :end::timestamptz where mailing_id = :id`,
});

const deleteMailings = statement({
  params: { id: int8 },
  text: `delete from mailings where id = :id`,
});

/** The pending mail with its recipient; null if it is done or must wait. */
async function openMailing(tx: Tx, id: number, now: Date): Promise<Open | null> {
  const { rows } = await selectNotices(tx, { id });
  const mailing = rows[0];
  const member = mailing && (await loadRecipient(tx, mailing.userId, now));
  if (!mailing || !member) return null;
  const { quiet, zone } = member;
  if (!quiet || !isQuiet(quiet, zone, now)) return { mailing, member };
  const end = endOfQuiet(quiet, zone, now);
  await updateNotices(tx, { end, id });
  await deleteMailings(tx, { id });
  return null;
}
