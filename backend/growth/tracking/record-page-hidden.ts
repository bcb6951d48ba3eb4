import type { Db } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { int8, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const insertPageHiddenEvents = statement({
  params: { brandId: text, userId: orNull(int8), createdAt: timestamptz },
  text: `
    insert into page_hidden_events (brand_id, user_id, created_at)
      values (:brandId, (
        select case when granted then user_id end from consent_log
        where user_id = :userId and kind = 'statistics' order by id desc limit 1
      ), :createdAt)`,
});

type Hidden = { brandId: string; userId: number | null; client: string };

/** Stores the member only with consent. The response does not reveal the rate limit per client. */
export async function recordPageHidden(
  db: Db,
  limits: Pick<RateLimits, 'consume'>,
  { brandId, userId, client }: Hidden,
  now: Date,
): Promise<void> {
  try {
    await limits.consume('hidden', client);
  } catch (refusal) {
    if (refusal instanceof CallError) return;
    throw refusal;
  }
  await insertPageHiddenEvents(db, { brandId, userId, createdAt: now });
}
