import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { endLinks } from './mail-links.ts';
import { int8, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const updateUsers = statement({
  params: { passwordHash: text, userId: int8 },
  text: `update users set password_hash = :passwordHash where id = :userId`,
});

/** Notifies the member by mail. Ends open links, which may have been requested with the old password. */
export async function setPassword(
  tx: Tx,
  jobs: Jobs,
  { userId, passwordHash }: { userId: number; passwordHash: string },
  now: Date,
): Promise<void> {
  await updateUsers(tx, { passwordHash, userId });
  await endLinks(tx, userId, 'password_reset', now);
  await endLinks(tx, userId, 'mail_change', now);
  await jobs.enqueue(tx, 'send-mail', { mail: 'password-changed', id: userId });
}
