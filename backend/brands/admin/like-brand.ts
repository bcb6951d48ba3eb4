import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { findBrand } from './find-brand.ts';
import type { PackageWish } from './packages.ts';

/** What to write down for a brand that is like another: its company, pool, settings, packages and discounts. */
export async function likeBrand(db: Db, id: string): Promise<Record<string, unknown>> {
  const { companyId, pool, domainLanguage, settings, name } = await findBrand(db, id);
  const { rows: packages } = await db.execute<PackageWish>(sql`
    select kind, tier, credits, amount, currency, popular from credit_packages
    where brand_id = ${id} and active order by currency, kind, credits`);
  const { rows: discounts } = await db.execute<{ kind: string }>(sql`
    select distinct kind from discount_codes
    where brand_id = ${id} and status = 'active' and kind in ('time_bonus', 'welcome')`);
  // Its own name, its address and its way to others are no model.
  const {
    mail_name: _mail,
    support_email: _address,
    deletion_partner: _partner,
    advertisements: _ads,
    ...model
  } = settings;
  return {
    name,
    company: companyId,
    pool,
    domain_language: domainLanguage,
    settings: { ...model, member_resell: 'no', cdn_prefix: '', bounce_email: '' },
    packages,
    discounts: discounts.map(({ kind }) => kind),
  };
}
