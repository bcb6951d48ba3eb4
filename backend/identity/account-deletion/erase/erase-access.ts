import { sql } from 'drizzle-orm';
import { clearAttempts } from '../../accounts/login-attempts.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { fingerprint } from '#backend/commerce/direct-debit/fingerprint.ts';
import type { Erased } from './erased.ts';
import { exports } from '#backend/platform/db/schema/rights.ts';
import { bytea, int8, text } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

type Secrets = Parameters<typeof fingerprint>[0];

/** Tables whose rows belong to one user only. */
const ownTables = [
  'sessions',
  'mail_tokens',
  'push_subscriptions',
  'login_history',
  'sms_codes',
  'pending_notifications',
  'sent_notification_mails',
  'notification_preferences',
] as const;

/** Consents that must stay provable. */
const provenConsents = sql`('terms', 'sensitive')`;

const updatePageHiddenEvents = statement({
  params: { userId: int8 },
  text: `update page_hidden_events set user_id = null where user_id = :userId`,
});

const updateInvitations = statement({
  params: { userId: int8 },
  text: `update invitations set label = '', created_by = null where created_by = :userId`,
});

const updateInvitationsForEraseAccess = statement({
  params: { userId: int8 },
  text: `update invitations set used_by = null where used_by = :userId`,
});

const deleteExports = statement({
  params: { userId: int8 },
  row: { file: exports.file },
  text: `delete from exports where user_id = :userId returning file`,
});

/** Also erases consents that need no proof. Returns the export files' names. */
export async function eraseAccess(
  tx: Tx,
  env: Secrets,
  { userId, brandId, email, isConfirmed }: Erased,
): Promise<string[]> {
  for (const table of ownTables)
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  if (isConfirmed) await eraseAddress(tx, env, { brandId, email });
  await tx.execute(sql`
    delete from consent_log where user_id = ${userId} and kind not in ${provenConsents}`);
  await updatePageHiddenEvents(tx, { userId });
  await updateInvitations(tx, { userId });
  await updateInvitationsForEraseAccess(tx, { userId });
  const { rows } = await deleteExports(tx, { userId });
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}

const deleteMailRequests = statement({
  params: { brandId: text, addressHash: bytea },
  text: `delete from mail_requests where brand_id = :brandId and address_hash = :addressHash`,
});

const deleteMailEvents = statement({
  params: { brandId: text, addressHash: bytea },
  text: `delete from mail_events where brand_id = :brandId and address_hash = :addressHash`,
});

/** Erases counters by address: failed logins, requested mails, bounces. */
async function eraseAddress(
  tx: Tx,
  env: Secrets,
  { brandId, email }: Pick<Erased, 'brandId' | 'email'>,
): Promise<void> {
  await clearAttempts(tx, { brandId, email });
  const addressAs = (kind: Parameters<typeof fingerprint>[1]) =>
    Buffer.from(fingerprint(env, kind, email), 'base64url');
  await deleteMailRequests(tx, { brandId, addressHash: addressAs('mail-request') });
  await deleteMailEvents(tx, { brandId, addressHash: addressAs('bounced-address') });
}
