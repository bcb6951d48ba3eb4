import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { sql } from 'drizzle-orm';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { selectHome, memberByAddress, getTimeZone, type Home } from '../../identity/accounts/member-zone.ts';
import { requireBrand } from '../../brands/brand.ts';
import type { Services } from '../../platform/http/call.ts';
import { isOrderNumber } from '../../commerce/payments/order-number.ts';
import { formatMoment } from './format-moment.ts';
import type { Mail } from './mail.ts';
import { numberFormat } from '#lib/contract/formats.ts';

type Row = {
  reference: string;
  brandId: string;
  name: string;
  order: string;
  email: string;
  locale: string;
  status: 'open' | 'refunding' | 'refunded' | 'nothing_left';
  credits: number;
  amount: number;
  usedAmount: number;
  /** Of the matched payment, as are the other nullable fields. */
  paid: number | null;
  currency: string | null;
  /** Null if no payment matches name and address. */
  number: string | null;
  createdAt: Date | string;
  /** Of the payer, else of the member with this address. */
  home: Home;
};

/**
 * The receipt of a withdrawal: its content, date and time, and outcome. Without a matching order the address is
 * unverified, so no submitted text is printed.
 */
export async function composeWithdrawal({ db }: Pick<Services, 'db'>, id: number): Promise<Mail | null> {
  const { rows } = await db.execute<Row>(sql`
    select withdrawals.reference, withdrawals.brand_id as "brandId", withdrawals.name,
      withdrawals.order_number as "order", withdrawals.email, withdrawals.locale, withdrawals.status,
      withdrawals.credits, withdrawals.amount, withdrawals.used_amount as "usedAmount",
      payments.amount as paid, payments.currency, payments.number, withdrawals.created_at as "createdAt",
      ${selectHome(sql`coalesce(payments.user_id,
        ${memberByAddress(sql`withdrawals.brand_id`, sql`withdrawals.email`)})`)} as home
    from withdrawals left join payments on payments.id = withdrawals.payment_id where withdrawals.id = ${id}`);
  const row = rows[0];
  if (!row) return null;
  const { locale, status, amount, currency, number } = row;
  const order = number ?? (isOrderNumber(row.order) ? row.order : null);
  const brand = await requireBrand(db, row.brandId);
  const text = serverTexts(locale, 'mail').withdrawal;
  const outcome = formatServerText(locale, text.outcomes[status === 'refunded' ? 'refunding' : status], {
    amount: formatMoney(amount, currency ?? 'EUR', locale),
  });
  return {
    to: row.email,
    brand,
    locale,
    subject: formatServerText(locale, text.subject, { receipt: row.reference }),
    paragraphs: [
      ...text.paragraphs.map((each) => formatServerText(locale, each, { brand: brand.name })),
      outcome,
      ...(number === null ? [text.unverified] : []),
    ],
    facts: [
      { name: text.facts.receipt, value: row.reference },
      {
        name: text.facts.received,
        value: formatMoment(new Date(row.createdAt), locale, getTimeZone(row.home)),
      },
      ...(number === null ? [] : [{ name: text.facts.name, value: row.name }]),
      ...(order === null ? [] : [{ name: text.facts.order, value: order }]),
      ...listSumFacts(row),
    ],
    notes: text.notes,
  };
}

/** How the refund is computed; empty without a refund. */
function listSumFacts({
  locale,
  currency,
  paid,
  amount,
  credits,
  usedAmount,
}: Row): NonNullable<Mail['facts']> {
  if (paid === null || currency === null || amount === 0) return [];
  const { facts } = serverTexts(locale, 'mail').withdrawal;
  const number = numberFormat(locale);
  const line = (name: string, value: number) => ({ name, value: formatMoney(value, currency, locale) });
  return [
    line(facts.paid, paid),
    ...(credits > 0 ? [{ name: facts.unused, value: number.format(credits) }] : []),
    ...(usedAmount > 0 ? [line(facts.spent, -usedAmount)] : []),
    line(facts.back, amount),
  ];
}
