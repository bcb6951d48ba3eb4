import { sql } from 'drizzle-orm';
import type { consentKinds } from '../../lib/contract/rights.ts';
import type { Tx } from '../db/connect.ts';

type Consent = { userId: number; kind: (typeof consentKinds)[number]; granted: boolean };

/** Notes what a member agrees to or takes back; saying the same again is no news, nor a first no unless told. */
export async function logConsent(
  tx: Tx,
  { userId, kind, granted }: Consent,
  now: Date,
  { firstNo = false } = {},
): Promise<void> {
  await tx.execute(sql`
    insert into consent_log (user_id, kind, granted, at)
    select ${userId}, ${kind}, ${granted}, ${now.toISOString()}
    where ${granted} is distinct from (
      select granted from consent_log where user_id = ${userId} and kind = ${kind} order by id desc limit 1)
      and (${granted || firstNo} or exists (select 1 from consent_log where user_id = ${userId} and kind = ${kind}))`);
}
