import { sql } from 'drizzle-orm';
import { selectHome, getTimeZone, type Home } from '../../identity/accounts/member-zone.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { returnedAs } from '../payments/returned-as.ts';

export type Receipt = {
  receiptNumber: string;
  number: string;
  credits: number;
  /** Minor units, VAT included. */
  amount: number;
  listAmount: number;
  currency: string;
  country: string;
  vatRate: number;
  method: string;
  locale: string;
  settledAt: Date;
  /** IANA zone of the payment, as stored with the order, even if the member has moved. */
  zone: string;
  /** Minor units refunded by us, and charged back by a bank. */
  refunded: number;
  chargedBack: number;
  brand: string;
  company: {
    name: string;
    address: string;
    city: string;
    country: string;
    kvk: string;
    vatNumbers: string[];
  };
};

/** The receipt of a completed payment; null if this brand has none for the token. */
export async function findReceipt(db: Queries, brandId: string, token: string): Promise<Receipt | null> {
  type Row = Omit<Receipt, 'settledAt' | 'zone'> & {
    settledAt: Date | string;
    home: Home;
    withdrawZone: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select payments.receipt_number as "receiptNumber", payments.number, payments.credits, payments.amount,
      payments.list_amount as "listAmount", payments.currency, payments.country, payments.vat_rate as "vatRate",
      payments.method, payments.locale, payments.settled_at as "settledAt", brands.name as brand,
      payments.withdraw_zone as "withdrawZone", ${selectHome(sql`payments.user_id`)} as home,
      ${returnedAs('refund')} as refunded, ${returnedAs('chargeback')} as "chargedBack",
      json_build_object('name', companies.name, 'address', companies.address, 'city', companies.city,
        'country', companies.country, 'kvk', companies.kvk, 'vatNumbers', companies.vat_numbers) as company
    from payments join brands on brands.id = payments.brand_id join companies on companies.id = brands.company_id
    where payments.token = ${token} and payments.brand_id = ${brandId} and payments.receipt_number is not null`);
  const row = rows[0];
  if (!row) return null;
  const { home, withdrawZone, ...receipt } = row;
  return {
    ...receipt,
    settledAt: new Date(row.settledAt),
    zone: withdrawZone ?? getTimeZone(home, row.country),
  };
}
