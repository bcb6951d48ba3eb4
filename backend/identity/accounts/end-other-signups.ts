import { text, timestamptz, statement } from '../../platform/db/statement.ts';

/** Other unconfirmed signups with an address can no longer confirm it once an account has it. */
export const endOtherSignups = statement({
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
