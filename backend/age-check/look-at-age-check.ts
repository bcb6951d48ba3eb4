import { sql } from 'drizzle-orm';
import { inTransaction } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import type { AgeCheckState } from './provider.ts';
import { settleAgeCheck } from './settle-age-check.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'ageChecks' | 'now'>;

/** Asks the provider how an open check stands, and keeps the answer. @throws ProviderUnavailable */
export async function lookAtAgeCheck(services: Needs, id: number): Promise<AgeCheckState> {
  const { db, jobs, ageChecks, now } = services;
  const { rows } = await db.execute<{ state: AgeCheckState; provider: string; reference: string }>(sql`
    select state, provider, reference from age_checks where id = ${id}`);
  const check = rows[0];
  if (!check || check.state !== 'pending') return check?.state ?? 'pending';
  // Of a provider that has gone nobody learns any more; the member begins another check.
  if (ageChecks?.name !== check.provider) return 'pending';
  const told = await ageChecks.look(check.reference);
  return inTransaction(db, (tx) => settleAgeCheck(tx, jobs, { id, told }, now()));
}
