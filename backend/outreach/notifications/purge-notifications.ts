import type { Tx } from '../../platform/db/connect.ts';
import { timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** Retention of mail counts and mailed notices: 30 days, in milliseconds. */
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

/** Deletes old mailings and mailed notices; newsletter recipients are kept to prevent duplicates. */
export async function purgeNotifications(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - remembered);
  await deleteNotices(tx, { before });
  await deleteMailings(tx, { before });
  await deleteNoticesForForgetNotices(tx);
}
