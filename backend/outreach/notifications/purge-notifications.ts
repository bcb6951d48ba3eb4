import type { Tx } from '../../platform/db/connect.ts';
import { timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** Mails are counted and mailed notices remembered for 30 days, in milliseconds. */
const remembered = 30 * 24 * 60 * 60 * 1000;

const deleteNotices = statement({
  params: { before: timestamptz },
  text: `delete from notices where mailed_at < :before and kind not in ('news', 'promotions')`,
});

const deleteMailings = statement({
  params: { before: timestamptz },
  text: `delete from mailings where sent_at < :before`,
});

const deleteNoticesForForgetNotices = statement({
  text: `delete from notices where not exists (select 1 from users where users.id = notices.user_id)`,
});

/** Forgets old mailings and what was mailed then; who got a newsletter is remembered, so that nobody gets it twice. */
export async function purgeNotifications(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - remembered);
  await deleteNotices(tx, { before });
  await deleteMailings(tx, { before });
  await deleteNoticesForForgetNotices(tx);
}
