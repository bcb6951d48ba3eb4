import { sql } from 'drizzle-orm';
import type { Brand } from '../brands/brand.ts';
import { requireCompany } from '../brands/routes.ts';
import type { Tx } from '../db/connect.ts';
import { authenticationRequired, CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { termsVersion } from '../pages/terms-version.ts';
import { announce } from '../realtime/hub.ts';

/**
 * Notes that a member agrees to the terms in force; again changes nothing. Throws terms_changed for another version than
 * that: nobody agrees to what they were not shown.
 */
export async function acceptTerms(
  tx: Tx,
  { userId }: Actor,
  brand: Brand,
  shown: Date,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ terms_version: Date | string | null }>(sql`
    select terms_version from users where id = ${userId} and status <> 'deleted' for update`);
  const [member] = rows;
  if (!member) throw authenticationRequired();
  const company = await requireCompany(tx, brand.companyId);
  const current = termsVersion(new Date(company.added));
  if (shown.getTime() !== current.getTime()) throw new CallError('terms_changed');
  if (new Date(member.terms_version ?? 0) >= current) return;
  const version = current.toISOString();
  await tx.execute(sql`update users set terms_version = ${version} where id = ${userId}`);
  await tx.execute(sql`
    insert into consent_log (user_id, kind, granted, version, at)
    values (${userId}, 'terms', true, ${version}, ${now.toISOString()})`);
  await announce(tx, [userId], { type: 'user' });
}
