import * as contract from '../../lib/contract/brands/brands.ts';
import * as regionCalls from '../../lib/contract/brands/regions.ts';
import { interestGroups } from '../../lib/contract/vocabulary.ts';
import type { Queries } from '../platform/db/connect.ts';
import { route } from '../platform/http/call.ts';
import { brandUrl, crawledOrigin } from '../outreach/mail/brand-url.ts';
import { listOwnPages, listOwnTokens } from '../growth/info-pages/list-own-pages.ts';
import { canSendSms } from '../commerce/direct-debit/can-send-sms.ts';
import { listBrands, listPoolBrands } from './brand.ts';
import { presentSettings } from './present-settings.ts';
import { regionData } from './regions.ts';
import { companies } from '../platform/db/schema/brands.ts';
import { bool, int8, statement } from '../platform/db/statement.ts';

type CompanyRow = Omit<contract.Company, 'added'> & { added: Date; has_creditor_id: boolean };

export const brandRoutes = [
  route(contract.getSettings, async ({ db, brand, locale, country, chosenCountry, env }) => {
    const [company, brands, pool, ownPages] = await Promise.all([
      requireCompany(db, brand.companyId),
      listBrands(db),
      listPoolBrands(db, brand.pool),
      listOwnPages(db, brand, locale),
    ]);
    const sister = (id: string) => {
      const other = brands.get(id);
      return other?.open ? { name: other.name, url: brandUrl(env, other, locale, '/') } : null;
    };
    return presentSettings(brand, {
      origin: crawledOrigin(env, brand),
      sister,
      locale,
      country,
      chosenCountry,
      pushPublicKey: env.VAPID_PUBLIC_KEY,
      companyAdded: new Date(company.added),
      mayDebit: company.has_creditor_id && canSendSms(),
      ownPages,
      sharedWith: pool.filter(({ id }) => id !== brand.id).map(({ name }) => name),
    });
  }),
  route(contract.getCompanyInfo, async ({ db, brand }) => {
    const row = await requireCompany(db, brand.companyId);
    return { ...row, added: new Date(row.added).toISOString() };
  }),
  route(regionCalls.getInterests, async () => ({
    interests: Object.fromEntries(Object.entries(interestGroups).map(([group, keys]) => [group, [...keys]])),
  })),
  route(regionCalls.getRegions, async ({ brand, locale }) => ({
    regions: regionData(brand.settings.countries, locale),
  })),
  route(contract.listBrands, async ({ db }) => {
    const [brands, ownTokens] = await Promise.all([listBrands(db), listOwnTokens(db)]);
    return {
      brands: [...brands.values()]
        .filter(({ open }) => open)
        .map((brand) => ({
          id: brand.id,
          name: brand.name,
          hosts: brand.hosts,
          domain_language: brand.domainLanguage as contract.BrandRow['domain_language'],
          locales: brand.settings.locales,
          countries: brand.settings.countries,
          own_pages: ownTokens.get(brand.id) ?? [],
          pool: brand.pool,
          cdn_prefix: brand.settings.cdn_prefix,
        })),
    };
  }),
];

const selectCompanies = statement({
  params: { id: int8 },
  row: {
    name: companies.name,
    address: companies.address,
    kvk: companies.kvk,
    city: companies.city,
    country: companies.country,
    tradenames: companies.tradenames,
    vat_numbers: companies.vatNumbers,
    support_phone: companies.supportPhone,
    delete_discount: companies.deleteDiscount,
    added: companies.addedAt,
    has_creditor_id: bool,
  },
  text: `
    select name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount, added_at as added,
      sepa_creditor_id is not null as has_creditor_id
    from companies where id = :id`,
});

/** A foreign key guarantees that every brand has a company. */
export async function requireCompany(db: Queries, id: number): Promise<CompanyRow> {
  const { rows } = await selectCompanies(db, { id });
  const row = rows[0];
  if (!row) throw new Error(`No company ${id}`);
  return row;
}
