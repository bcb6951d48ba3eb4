import { and, eq, sql } from 'drizzle-orm';
import { clearAttempts } from '../../accounts/login-attempts.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { fingerprint } from '#backend/commerce/direct-debit/fingerprint.ts';
import type { Erased } from './erased.ts';
import { mailRequests } from '#backend/platform/db/schema/credentials.ts';
import { invitations } from '#backend/platform/db/schema/invitations.ts';
import { mailEvents } from '#backend/platform/db/schema/mail.ts';
import { exports } from '#backend/platform/db/schema/privacy.ts';
import { pageHiddenEvents } from '#backend/platform/db/schema/tracking.ts';

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
  await tx.update(pageHiddenEvents).set({ userId: null }).where(eq(pageHiddenEvents.userId, userId));
  await tx.update(invitations).set({ label: '', createdBy: null }).where(eq(invitations.createdBy, userId));
  await tx.update(invitations).set({ usedBy: null }).where(eq(invitations.usedBy, userId));
  const gone = await tx.delete(exports).where(eq(exports.userId, userId)).returning({ file: exports.file });
  return gone.flatMap(({ file }) => (file === null ? [] : [file]));
}

/** Erases counters by address: failed logins, requested mails, bounces. */
async function eraseAddress(
  tx: Tx,
  env: Secrets,
  { brandId, email }: Pick<Erased, 'brandId' | 'email'>,
): Promise<void> {
  await clearAttempts(tx, { brandId, email });
  const addressAs = (kind: Parameters<typeof fingerprint>[1]) =>
    Buffer.from(fingerprint(env, kind, email), 'base64url');
  for (const { table, hash } of [
    { table: mailRequests, hash: addressAs('mail-request') },
    { table: mailEvents, hash: addressAs('bounced-address') },
  ])
    await tx.delete(table).where(and(eq(table.brandId, brandId), eq(table.addressHash, hash)));
}
