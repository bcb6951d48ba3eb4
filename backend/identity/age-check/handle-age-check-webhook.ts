import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { ageChecks } from '../../platform/db/schema/rights.ts';
import { text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const selectAgeChecks = statement({
  name: 'handle-age-check-webhook.select-age-checks',
  params: { reference: text },
  row: { id: ageChecks.id },
  text: `select id from age_checks where reference = :reference and state = 'pending'`,
});

/**
 * A webhook only says "look": a job asks the provider itself, once a second at most and always once more after the last
 * webhook. Whoever forges one learns nothing and changes nothing.
 */
export async function handleAgeCheckWebhook(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  reference: string,
): Promise<void> {
  const { rows } = await selectAgeChecks(db, { reference });
  const id = rows[0]?.id;
  if (id === undefined) return;
  await inTransaction(db, (tx) =>
    jobs.enqueue(tx, 'look-at-age-check', { id }, 0, { key: String(id), seconds: 1, orNext: true }),
  );
}
