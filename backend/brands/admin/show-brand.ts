import type { Queries } from '../../platform/db/connect.ts';
import { listPackages } from '../../commerce/packages/list-packages.ts';
import type { Brand } from '../brand.ts';
import { requireCompany } from '../routes.ts';
import { getAtPath, splitPath } from './setting-path.ts';
import { settingNames } from './set-setting.ts';

/** A brand in one line, which says if it has no host or is closed. */
export function describeBrand({ id, name, open, hosts, settings }: Brand): string {
  const where = hosts.length > 0 ? hosts.join(' ') : 'no host';
  return [id, name, open ? 'open' : 'closed', where, settings.locales.join(' ')].join('  ');
}

/** The whole brand as JSON: columns, hosts, company, settings, and packages by country. */
export async function showBrand(db: Queries, brand: Brand, now: Date): Promise<object> {
  const { id, name, open, pool, domainLanguage, hosts, companyId, settings } = brand;
  const company = await requireCompany(db, companyId);
  const sold: Record<string, string> = {};
  for (const country of settings.countries) {
    const { packages } = await listPackages(db, brand, country, now);
    sold[country] = packages
      .map(({ kind, credits, amount, currency }) => `${kind} ${credits}: ${amount} ${currency}`)
      .join(', ');
  }
  return {
    id,
    name,
    state: open ? 'open' : 'closed',
    pool,
    domain_language: domainLanguage,
    hosts,
    company: { id: companyId, ...company },
    settings,
    packages: sold,
  };
}

/** A setting or a part of one. @throws Error that lists the existing settings */
export function showSetting(brand: Brand, name: string): unknown {
  const columns = {
    name: brand.name,
    pool: brand.pool,
    domain_language: brand.domainLanguage,
    company_id: brand.companyId,
    domain: brand.primaryHost,
    hosts: brand.hosts,
  };
  const value = getAtPath({ ...brand.settings, ...columns }, splitPath(name));
  if (value === undefined) throw new Error(`There is no setting ${name}, but ${settingNames.join(', ')}.`);
  return value;
}
