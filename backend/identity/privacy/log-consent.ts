import type { consentKinds } from '#lib/contract/identity/privacy.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { bool, int8, text, timestamptz, statement } from '#backend/platform/db/statement.ts';

type Consent = { userId: number; kind: (typeof consentKinds)[number]; granted: boolean };

const insertConsentLog = statement({
  params: { userId: int8, kind: text, granted: bool, now: timestamptz, isLogged: bool },
  text: `
    insert into consent_log (user_id, kind, granted, recorded_at)
    select :userId, :kind, :granted, :now
    where :granted is distinct from (
      select granted from consent_log where user_id = :userId and kind = :kind order by id desc limit 1)
      and (:isLogged or exists (select 1 from consent_log where user_id = :userId and kind = :kind))`,
});

/** Logs a consent or its withdrawal; skips repeats, and a first refusal unless requested. */
export async function logConsent(
  tx: Tx,
  { userId, kind, granted }: Consent,
  now: Date,
  { firstNo = false } = {},
): Promise<void> {
  await insertConsentLog(tx, { userId, kind, granted, now, isLogged: granted || firstNo });
}
