import { and, eq, ne } from 'drizzle-orm';
import type { Brand } from '#backend/brands/brand.ts';
import { requireCompany } from '#backend/brands/routes.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { authenticationRequired, CallError } from '#backend/platform/http/errors.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { termsVersion } from '#backend/growth/info-pages/terms-version.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { consentLog } from '#backend/platform/db/schema/privacy.ts';

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
  const [member] = await tx
    .select({ termsVersion: users.termsVersion })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')))
    .for('update');
  if (!member) throw authenticationRequired();
  const company = await requireCompany(tx, brand.companyId);
  const current = termsVersion(new Date(company.added));
  if (shown.getTime() !== current.getTime()) throw new CallError('terms_changed');
  if (member.termsVersion && member.termsVersion >= current) return;
  await tx.update(users).set({ termsVersion: current }).where(eq(users.id, userId));
  await tx
    .insert(consentLog)
    .values({ userId, kind: 'terms', granted: true, version: current, recordedAt: now });
  await announce(tx, [userId], { type: 'user' });
}
