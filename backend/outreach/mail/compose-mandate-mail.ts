import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { requireBrand } from '../../brands/brand.ts';
import { requireCompany } from '../../brands/routes.ts';
import type { Services } from '../../platform/http/call.ts';
import type { Mail } from './mail.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { mandates } from '../../platform/db/schema/direct-debit.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { int8, statement } from '../../platform/db/statement.ts';

const selectMandates = statement({
  params: { id: int8 },
  row: {
    email: users.email,
    brandId: payments.brandId,
    locale: mandates.locale,
    text: mandates.text,
    reference: mandates.reference,
    creditorId: mandates.creditorId,
    accountHolder: mandates.accountHolder,
    ibanEnd: mandates.ibanEnd,
    amount: payments.amount,
    currency: payments.currency,
  },
  text: `
    select users.email, payments.brand_id as "brandId", mandates.locale, mandates.text, mandates.reference,
      mandates.creditor_id as "creditorId", mandates.account_holder as "accountHolder",
      mandates.iban_end as "ibanEnd", payments.amount, payments.currency
    from mandates join payments on payments.id = mandates.payment_id join users on users.id = mandates.user_id
    where mandates.payment_id = :id and users.erased_at is null`,
});

/** The mandate of a direct debit exactly as agreed to; `id` is the payment's. */
export async function composeMandateMail({ db }: Pick<Services, 'db'>, id: number): Promise<Mail | null> {
  const { rows } = await selectMandates(db, { id });
  const row = rows[0];
  if (!row) return null;
  const { locale } = row;
  const brand = await requireBrand(db, row.brandId);
  const company = await requireCompany(db, brand.companyId);
  const text = serverTexts(locale, 'mail').mandate;
  return {
    to: row.email,
    brand,
    locale,
    subject: formatServerText(locale, text.subject, { brand: brand.name }),
    paragraphs: [...text.paragraphs, row.text],
    facts: [
      { name: text.facts.creditor, value: company.name },
      { name: text.facts.creditor_id, value: row.creditorId },
      { name: text.facts.reference, value: row.reference },
      { name: text.facts.account_holder, value: row.accountHolder },
      { name: text.facts.account, value: `•••• ${row.ibanEnd}` },
      { name: text.facts.amount, value: formatMoney(row.amount, row.currency, locale) },
    ],
    notes: text.notes,
  };
}
