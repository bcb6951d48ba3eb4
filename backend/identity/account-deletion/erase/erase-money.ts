import type { Tx } from '#backend/platform/db/connect.ts';
import type { Erased } from './erased.ts';
import { bool, int8, text, statement } from '#backend/platform/db/statement.ts';

const updatePayments = statement({
  params: { userId: int8 },
  text: `update payments set idempotency_key = 'erased-' || id, withdraw_zone = null where user_id = :userId`,
});

const updateMandates = statement({
  params: { userId: int8 },
  text: `
    update mandates set account_holder = '', iban_end = '', street = '', house_number = '', postal_code = '',
      city = '', mobile = '' where user_id = :userId`,
});

const deleteDiscountCodes = statement({
  params: { userId: int8 },
  text: `
    delete from discount_codes where user_id = :userId
      and not exists (select 1 from discount_uses where discount_id = discount_codes.id)
      and not exists (select 1 from payments where payments.discount_id = discount_codes.id)`,
});

const updateDiscountCodes = statement({
  params: { userId: int8 },
  text: `update discount_codes set code = 'ERASED-' || id, status = 'inactive' where user_id = :userId`,
});

const updateWithdrawals = statement({
  params: { brandId: text, isConfirmed: bool, email: text, userId: int8 },
  text: `
    update withdrawals set idempotency_key = 'erased-' || id, redact_personal_data = status = 'open',
      name = case when status = 'open' then name else '' end, email = case when status = 'open' then email else '' end
    where brand_id = :brandId and ((:isConfirmed and lower(email) = :email)
      or payment_id in (select id from payments where user_id = :userId))`,
});

/**
 * Removes personal data from bookkeeping. A mandate keeps its number, date, text and payment, and the account's
 * fingerprint while the bank may still return money.
 */
export async function eraseMoney(tx: Tx, { userId, brandId, email, isConfirmed }: Erased): Promise<void> {
  await updatePayments(tx, { userId });
  await updateMandates(tx, { userId });
  await deleteDiscountCodes(tx, { userId });
  await updateDiscountCodes(tx, { userId });
  // An undecided withdrawal still needs its owner.
  await updateWithdrawals(tx, { brandId, isConfirmed, email, userId });
}
