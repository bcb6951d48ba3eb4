import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Erased } from './erased.ts';

/**
 * Takes the person out of what bookkeeping keeps. Ledger, payments and receipts name nobody; of a mandate its number,
 * date, text and payment stay, and the account's fingerprint as long as the bank may still give money back.
 */
export async function eraseMoney(tx: Tx, { userId, brandId, email, isConfirmed }: Erased): Promise<void> {
  await tx.execute(sql`update payments set key = 'erased-' || id where user_id = ${userId}`);
  await tx.execute(sql`
    update mandates set account_holder = '', iban_end = '', street = '', house_number = '', postal_code = '',
      city = '', mobile = '' where user_id = ${userId}`);
  await tx.execute(sql`
    delete from discount_codes where user_id = ${userId}
      and not exists (select 1 from discount_uses where discount_id = discount_codes.id)
      and not exists (select 1 from payments where payments.discount_id = discount_codes.id)`);
  await tx.execute(sql`
    update discount_codes set code = 'ERASED-' || id, status = 'inactive' where user_id = ${userId}`);
  // Whoever has not decided yet about a withdrawal needs to know whose it is.
  await tx.execute(sql`
    update withdrawals set key = 'erased-' || id, forget = status = 'open',
      name = case when status = 'open' then name else '' end, email = case when status = 'open' then email else '' end
    where brand_id = ${brandId} and ((${isConfirmed} and lower(email) = ${email})
      or payment_id in (select id from payments where user_id = ${userId}))`);
}
