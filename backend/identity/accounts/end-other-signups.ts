import type { Tx } from '../../platform/db/connect.ts';
import { text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const updateOthers = statement({
  params: { brandId: text, email: text, now: timestamptz },
  text: `
    with others as (
      update users set confirmable = false
      where brand_id = :brandId and email = :email and status = 'not_confirmed'
      returning id
    )
    update mail_tokens set expires_at = :now
    where user_id in (select id from others) and used_at is null and expires_at > :now`,
});

/** Other unconfirmed signups with an address can no longer confirm it once an account has it. */
export async function endOtherSignups(
  tx: Tx,
  { brandId, email }: { brandId: string; email: string },
  now: Date,
): Promise<void> {
  await updateOthers(tx, { brandId, email, now });
}
