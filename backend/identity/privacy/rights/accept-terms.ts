import type { Brand } from '#backend/brands/brand.ts';
import { requireCompany } from '#backend/brands/routes.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { authenticationRequired, CallError } from '#backend/platform/http/errors.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { termsVersion } from '#backend/growth/info-pages/terms-version.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { int8, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const selectUsers = statement({
  params: { userId: int8 },
  row: { terms_version: users.termsVersion },
  text: `select terms_version from users where id = :userId and status <> 'deleted' for update`,
});

const updateUsers = statement({
  params: { version: timestamptz, userId: int8 },
  text: `update users set terms_version = :version where id = :userId`,
});

const insertConsentLog = statement({
  params: { userId: int8, version: timestamptz, now: timestamptz },
  text: `
    insert into consent_log (user_id, kind, granted, version, recorded_at)
    values (:userId, 'terms', true, :version, :now)`,
});

/**
 * Records consent to the current terms. Idempotent.
 * @throws terms_changed for any other version, as members can only accept what they were shown
 */
export async function acceptTerms(
  tx: Tx,
  { userId }: Actor,
  brand: Brand,
  shown: Date,
  now: Date,
): Promise<void> {
  const { rows } = await selectUsers(tx, { userId });
  const [member] = rows;
  if (!member) throw authenticationRequired();
  const company = await requireCompany(tx, brand.companyId);
  const current = termsVersion(new Date(company.added));
  if (shown.getTime() !== current.getTime()) throw new CallError('terms_changed');
  if (new Date(member.terms_version ?? 0) >= current) return;
  const version = current;
  await updateUsers(tx, { version, userId });
  await insertConsentLog(tx, { userId, version, now });
  await announce(tx, [userId], { type: 'user' });
}
