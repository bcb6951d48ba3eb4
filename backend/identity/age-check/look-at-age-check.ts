import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import type { AgeCheckState } from './provider.ts';
import { settleAgeCheck } from './settle-age-check.ts';
import { ageChecks } from '../../platform/db/schema/rights.ts';
import { int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'ageChecks' | 'now'>;

const selectAgeChecks = statement({
  name: 'look-at-age-check.select-age-checks',
  params: { id: int8 },
  row: { state: ageChecks.state, provider: ageChecks.provider, reference: ageChecks.reference },
  text: `select state, provider, reference from age_checks where id = :id`,
});

/** Asks the provider how an open check stands, and keeps the answer. @throws ProviderUnavailable */
export async function lookAtAgeCheck(services: Needs, id: number): Promise<AgeCheckState> {
  const { db, jobs, ageChecks, now } = services;
  const { rows } = await selectAgeChecks(db, { id });
  const check = rows[0];
  if (!check || check.state !== 'pending') return check?.state ?? 'pending';
  // Of a provider that has gone nobody learns any more; the member begins another check.
  if (ageChecks?.name !== check.provider) return 'pending';
  const told = await ageChecks.look(check.reference);
  return inTransaction(db, (tx) => settleAgeCheck(tx, jobs, { id, told }, now()));
}
