import { database } from './test-database.ts';

/** Makes a unique text for a field, such as `street`. */
export type Mark = (kind: string) => string;

type Ids = { user: number; profile: number; payment: number; email: string };

/** External data, and decisions that close open cases. */
export async function plantRows(ids: Ids, mark: Mark): Promise<void> {
  const { user, payment, email } = ids;
  const put = (text: string, ...values: unknown[]) => database.query(text, values);
  await put(
    `insert into mandates (reference, payment_id, user_id, creditor_id, account_holder, iban_end, iban_fingerprint,
       street, house_number, postal_code, city, mobile, text, locale, signed_at)
     values ($1, $2, $3, 'NL79ZZZ999999990000', $4, $5, 'fingerprint', $6, $7, $8, $9, $10, 'Mandat', 'de', now())`,
    `M-${payment}`,
    payment,
    user,
    ...['holder', 'ibanend', 'street', 'house', 'postal', 'bankcity', 'mobile'].map(mark),
  );
  await put(
    `insert into sms_codes (id, user_id, mobile, code_hash, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, $3, now(), now())`,
    user,
    mark('smsmobile'),
    mark('smshash'),
  );
  await put(
    `insert into discount_codes (brand_id, code, value_percentage, user_id, status, paymentmethods, kind)
     values ('herzfunke', $1, 10, $2, 'active', '{}', 'code')`,
    mark('discount'),
    user,
  );
  await put(
    `insert into discount_codes (brand_id, code, value_percentage, user_id, status, paymentmethods, kind)
     values ('herzfunke', $1, 10, $2, 'active', '{}', 'code')`,
    mark('useddiscount'),
    user,
  );
  await put(
    `insert into discount_uses (discount_id, user_id, used_at)
     select id, user_id, now() from discount_codes where user_id = $1 order by id desc limit 1`,
    user,
  );
  await put(`update users set time_zone = $2 where id = $1`, user, mark('zone'));
  await put(
    `insert into mail_tokens (token_hash, user_id, purpose, email, previous_email, created_at, expires_at, used_at)
     values (sha256(random()::text::bytea), $1, 'mail_change', $2, $3, now(), now(), now())`,
    user,
    email,
    mark('previous'),
  );
  await put(`update profiles set tattoos = $2 where id = $1`, ids.profile, mark('facts'));
  await put(
    `update photos set rejection = $2, reviewed_by = $3 where profile_id = $1`,
    ids.profile,
    mark('rejection'),
    mark('reviewer'),
  );
  await put(
    `insert into exports (user_id, status, file, requested_at) values ($1, 'ready', 'marked.zip', now())`,
    user,
  );
  await put(`update withdrawals set status = 'nothing_left' where email = $1`, email);
  await put(
    `insert into decisions (reference, complaint_id, user_id, action, ground, reason, reason_complainant, decided_by, decided_at)
     select 'D-' || reference, id, case when reported_profile_id = $2 then $3::bigint end, 'warning', 'harassment',
       case when reported_profile_id = $2 then $4 else 'So ist es.' end, case when email = $1 then $5 else null end, 'test', now()
     from complaints where email = $1 or reported_profile_id = $2`,
    email,
    ids.profile,
    user,
    mark('reason'),
    mark('toldcomplainant'),
  );
  await put(
    `insert into appeals (decision_id, side, text, created_at, outcome, reason, decided_by, decided_at)
     select id, 'member', $2, now(), 'upheld', $3, 'test', now() from decisions where user_id = $1`,
    user,
    mark('appeal'),
    mark('appealreason'),
  );
}
