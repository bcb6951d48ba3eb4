import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';

/** Whoever else signed up with an address that now belongs to an account can no longer confirm it. */
export async function endOtherSignups(
  tx: Tx,
  { brandId, email }: { brandId: string; email: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with others as (
      update users set confirmable = false
      where brand_id = ${brandId} and email = ${email} and status = 'not_confirmed'
      returning id
    )
    update mail_tokens set expires_at = ${now.toISOString()}
    where user_id in (select id from others) and used_at is null and expires_at > ${now.toISOString()}`);
}
