import * as contract from '#lib/contract/identity/privacy.ts';
import * as termsCalls from '#lib/contract/identity/terms.ts';
import type { changePrivacy as changeCall, privacySchema } from '#lib/contract/identity/privacy.ts';
import { inTransaction, type Tx, type Queries } from '#backend/platform/db/connect.ts';
import { done, route } from '#backend/platform/http/call.ts';
import { enqueuePostbacks } from '#backend/growth/postbacks/enqueue-postbacks.ts';
import { and, eq, ne, desc } from 'drizzle-orm';
import type { Brand } from '#backend/brands/brand.ts';
import { requireCompany } from '#backend/brands/routes.ts';
import { authenticationRequired, CallError } from '#backend/platform/http/errors.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { termsVersion } from '#backend/growth/info-pages/terms-version.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { consentLog } from '#backend/platform/db/schema/privacy.ts';
import type { z } from 'zod';
import { getSexuality, setSexuality } from '#backend/community/members/consents.ts';
import { logConsent } from './log-consent.ts';

const maxConsents = 200;

/** A member's choices, which are the latest log entry of each kind, and the latest entries. */
async function getPrivacy(
  db: Queries,
  actor: Pick<Actor, 'userId' | 'profileId'>,
): Promise<z.input<typeof privacySchema>> {
  const isOwn = eq(consentLog.userId, actor.userId);
  const [consents, newest, sexuality] = await Promise.all([
    db.select().from(consentLog).where(isOwn).orderBy(desc(consentLog.id)).limit(maxConsents),
    db
      .selectDistinctOn([consentLog.kind], { kind: consentLog.kind, granted: consentLog.granted })
      .from(consentLog)
      .where(isOwn)
      .orderBy(consentLog.kind, desc(consentLog.id)),
    getSexuality(db, actor),
  ]);
  const isChosen = (kind: (typeof newest)[number]['kind']) =>
    newest.find((row) => row.kind === kind)?.granted ?? false;
  return {
    choices: {
      statistics: isChosen('statistics'),
      attribution: isChosen('attribution'),
      sensitive: sexuality !== null,
    },
    consents: consents.map(({ kind, granted, version, recordedAt }) => ({
      kind,
      granted,
      version: version && version.toISOString(),
      at: recordedAt.toISOString(),
    })),
  };
}

async function changePrivacy(
  tx: Tx,
  actor: Actor,
  changes: z.output<typeof changeCall.body>,
  now: Date,
): Promise<void> {
  const { userId } = actor;
  // Serialises parallel changes.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  for (const kind of ['statistics', 'attribution'] as const) {
    const granted = changes[kind];
    if (granted !== undefined) await logConsent(tx, { userId, kind, granted }, now);
  }
  if (changes.sexuality !== undefined) await setSexuality(tx, actor, changes.sexuality, now);
}

/**
 * Records consent to the current terms. Idempotent.
 * @throws terms_changed for any other version, as members can only accept what they were shown
 */
async function acceptTerms(tx: Tx, { userId }: Actor, brand: Brand, shown: Date, now: Date): Promise<void> {
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

export const privacyRoutes = [
  route(contract.getPrivacy, ({ db, actor }) => getPrivacy(db, actor)),
  route(contract.changePrivacy, async ({ db, jobs, actor, body, now }) => {
    await inTransaction(db, async (tx) => {
      await changePrivacy(tx, actor, body, now());
      if (body.attribution) await enqueuePostbacks(tx, jobs, actor.userId, now());
    });
    return getPrivacy(db, actor);
  }),
  route(termsCalls.acceptTerms, async ({ db, actor, brand, body, now }) => {
    await inTransaction(db, (tx) => acceptTerms(tx, actor, brand, new Date(body.version), now()));
    return done;
  }),
];
