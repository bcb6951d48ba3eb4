import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { changePrivacy as changeCall, privacySchema } from '#lib/contract/identity/privacy.ts';
import type { Queries, Tx } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { getSexuality, setSexuality } from '#backend/community/members/consents.ts';
import { logConsent } from './log-consent.ts';
import { consentLog } from '#backend/platform/db/schema/privacy.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';

const maxConsents = 200;

/** A member's choices, which are the latest log entry of each kind, and the latest entries. */
export async function getPrivacy(
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

export async function changePrivacy(
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
