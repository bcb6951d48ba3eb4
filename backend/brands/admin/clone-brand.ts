import type { Db } from '../../platform/db/connect.ts';
import { findBrand } from './find-brand.ts';
import { discountCodes } from '../../platform/db/schema/discounts.ts';
import { creditPackages } from '../../platform/db/schema/packages.ts';
import { text, statement } from '../../platform/db/statement.ts';

const selectCreditPackages = statement({
  params: { id: text },
  row: {
    kind: creditPackages.kind,
    tier: creditPackages.tier,
    credits: creditPackages.credits,
    amount: creditPackages.amount,
    currency: creditPackages.currency,
    popular: creditPackages.popular,
  },
  text: `
    select kind, tier, credits, amount, currency, popular from credit_packages
    where brand_id = :id and active order by currency, kind, credits`,
});

const selectDiscountCodes = statement({
  params: { id: text },
  row: { kind: discountCodes.kind },
  text: `
    select distinct kind from discount_codes
    where brand_id = :id and status = 'active' and kind in ('time_bonus', 'welcome')`,
});

/** Input for a similar brand: company, pool, settings, packages and discounts. */
export async function cloneBrand(db: Db, id: string): Promise<Record<string, unknown>> {
  const { companyId, pool, domainLanguage, settings, name } = await findBrand(db, id);
  const { rows: packages } = await selectCreditPackages(db, { id });
  const { rows: discounts } = await selectDiscountCodes(db, { id });
  // Name, address and links to other brands are not copied.
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
