import type { z } from 'zod';
import type { Privacy, changePrivacy as changeCall, privacySchema } from '#lib/contract/identity/privacy.ts';
import type { Queries, Tx } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { getSexuality, setSexuality } from '#backend/community/members/consents.ts';
import { logConsent } from './log-consent.ts';
import { consentLog } from '#backend/platform/db/schema/rights.ts';
import { int8 } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

type Row = {
  kind: Privacy['consents'][number]['kind'];
  granted: boolean;
  version: Date | string | null;
  at: Date | string;
};

const maxConsents = 200;

const selectConsentLog = statement({
  params: { userId: int8, most: int8 },
  row: {
    kind: consentLog.kind,
    granted: consentLog.granted,
    version: consentLog.version,
    at: consentLog.recordedAt,
  },
  text: `select kind, granted, version, recorded_at as at from consent_log where user_id = :userId order by id desc limit :most`,
});

const selectConsentLogForGetPrivacy = statement({
  params: { userId: int8 },
  row: { kind: consentLog.kind, granted: consentLog.granted },
  text: `select distinct on (kind) kind, granted from consent_log where user_id = :userId order by kind, id desc`,
});

/** A member's choices, which are the latest log entry of each kind, and the latest entries. */
export async function getPrivacy(
  db: Queries,
  actor: Pick<Actor, 'userId' | 'profileId'>,
): Promise<z.input<typeof privacySchema>> {
  const [{ rows }, { rows: newest }, sexuality] = await Promise.all([
    selectConsentLog(db, { userId: actor.userId, most: maxConsents }),
    selectConsentLogForGetPrivacy(db, { userId: actor.userId }),
    getSexuality(db, actor),
  ]);
  const chosen = (kind: Row['kind']) => newest.find((row) => row.kind === kind)?.granted ?? false;
  return {
    choices: {
      statistics: chosen('statistics'),
      attribution: chosen('attribution'),
      sensitive: sexuality !== null,
    },
    consents: rows.map(({ kind, granted, version, at }) => ({
      kind,
      granted,
      version: version && new Date(version).toISOString(),
      at: new Date(at).toISOString(),
    })),
  };
}

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for no key update`,
});

export async function changePrivacy(
  tx: Tx,
  actor: Actor,
  changes: z.output<typeof changeCall.body>,
  now: Date,
): Promise<void> {
  const { userId } = actor;
  // Serialises parallel changes.
  await selectUsers(tx, { userId });
  for (const kind of ['statistics', 'attribution'] as const) {
    const granted = changes[kind];
    if (granted !== undefined) await logConsent(tx, { userId, kind, granted }, now);
  }
  if (changes.sexuality !== undefined) await setSexuality(tx, actor, changes.sexuality, now);
}
