import { sql, type SQL } from 'drizzle-orm';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { canSendSms } from '../direct-debit/can-send-sms.ts';

export type PackageRow = Omit<CreditPackage, 'methods' | 'popular' | 'tip'> & {
  /** The brand's default suggestion. */
  suggested: boolean;
  /** Whether SEPA direct debit is available: the brand's company has a creditor identifier and SMS can be sent. */
  hasCreditorId: boolean;
};

/** What a brand sells in a currency, cheapest first. */
export function listPackageRows(
  db: Queries,
  brandId: string,
  currency: string,
  now: Date,
): Promise<PackageRow[]> {
  return select(db, brandId, sql`credit_packages.currency = ${currency}`, now);
}

/** A package on sale and its versions in the other currencies, the requested one first; empty if it is not sold. */
export function listVersions(
  db: Queries,
  brandId: string,
  packageId: number,
  now: Date,
): Promise<PackageRow[]> {
  return select(
    db,
    brandId,
    sql`exists (select 1 from credit_packages asked where asked.id = ${packageId}
      and asked.brand_id = credit_packages.brand_id and asked.active and asked.kind = credit_packages.kind
      and asked.credits = credit_packages.credits and asked.tier is not distinct from credit_packages.tier)`,
    now,
    sql`credit_packages.id <> ${packageId}`,
  );
}

/** The packages that a member has paid for and that are still sold, latest order first. */
export async function listBoughtRows(
  db: Queries,
  { userId, brandId }: { userId: number; brandId: string },
  now: Date,
): Promise<(PackageRow & { method: string; country: string; orderedAt: Date | string })[]> {
  const { rows } = await db.execute<
    PackageRow & { method: string; country: string; orderedAt: Date | string }
  >(sql`
    select ${columns(now)}, bought.method, bought.country, bought.created_at as "orderedAt"
    from (select distinct on (package_id) package_id, id, method, country, created_at from payments
      where user_id = ${userId} and status = 'completed' order by package_id, id desc) bought
    join credit_packages on credit_packages.id = bought.package_id
    join brands on brands.id = credit_packages.brand_id join companies on companies.id = brands.company_id
    where credit_packages.brand_id = ${brandId} and credit_packages.active
    order by bought.id desc limit 20`);
  return rows;
}

/** A direct debit needs an SMS code. */
const mayDebit = () => (canSendSms() ? sql`companies.sepa_creditor_id is not null` : sql`false`);

/** Period for the lowest price, in milliseconds; Directive 98/6/EC, Art. 6a. */
const lookBack = 30 * 24 * 60 * 60 * 1000;

/** Includes the price valid at the start of the 30 days, all later ones, and the current one. */
function columns(now: Date): SQL {
  const start = new Date(now.getTime() - lookBack).toISOString();
  return sql`credit_packages.id, credits, credit_packages.amount, credit_packages.currency, popular as suggested,
    credit_packages.kind, tier, ${mayDebit()} as "hasCreditorId",
    least(credit_packages.amount, (select min(recent.amount) from package_prices recent
      where recent.package_id = credit_packages.id and recent.effective_at <= ${now.toISOString()}::timestamptz
        and recent.effective_at >= coalesce((select max(valid.effective_at) from package_prices valid
          where valid.package_id = credit_packages.id and valid.effective_at <= ${start}::timestamptz), '-infinity')
    )) as lowest_amount`;
}

async function select(
  db: Queries,
  brandId: string,
  condition: SQL,
  now: Date,
  order = sql`credit_packages.amount`,
): Promise<PackageRow[]> {
  const { rows } = await db.execute<PackageRow>(sql`
    select ${columns(now)} from credit_packages
    join brands on brands.id = credit_packages.brand_id join companies on companies.id = brands.company_id
    where credit_packages.brand_id = ${brandId} and credit_packages.active and ${condition}
    order by ${order}, credit_packages.id`);
  return rows;
}
