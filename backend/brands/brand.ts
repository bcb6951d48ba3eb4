import type { Queries } from '../platform/db/connect.ts';
import { CallError } from '../platform/http/errors.ts';
import type { BrandSettings } from './brand-settings.ts';
import { brands } from '../platform/db/schema/brands.ts';
import { texts, statement } from '../platform/db/statement.ts';

export type Brand = {
  id: string;
  name: string;
  pool: string;
  companyId: number;
  domainLanguage: string | null;
  /** A closed brand has no pages: its hosts are not served and no other brand links to it. */
  open: boolean;
  hosts: string[];
  /** Host of canonical addresses and mail links. */
  primaryHost: string;
  settings: BrandSettings;
};

const cacheTtlMs = 30_000;
let known: { brands: Map<string, Brand>; until: number } | null = null;
/** Number of announced changes: a result read before one must not be cached after it. */
let changes = 0;

const selectBrandHosts = statement({
  row: {
    id: brands.id,
    name: brands.name,
    pool: brands.pool,
    companyId: brands.companyId,
    domainLanguage: brands.domainLanguage,
    open: brands.open,
    settings: brands.settings,
    hosts: texts,
  },
  text: `
    select id, name, pool, company_id as "companyId", domain_language as "domainLanguage", is_open as open, settings,
      array(select host from brand_hosts where brand_id = brands.id order by is_primary desc, host) as hosts
    from brands order by id`,
});

/** All brands by id, cached for 30 seconds or until a change is announced. */
export async function listBrands(db: Queries): Promise<Map<string, Brand>> {
  if (known && known.until > Date.now()) return known.brands;
  const version = changes;
  const { rows } = await selectBrandHosts(db);
  const brands = new Map(rows.map((row) => [row.id, { ...row, primaryHost: row.hosts[0] ?? row.id }]));
  if (changes === version) known = { brands, until: Date.now() + cacheTtlMs };
  return brands;
}

/** The open brands that share their members. */
export async function listPoolBrands(db: Queries, pool: string): Promise<Brand[]> {
  return [...(await listBrands(db)).values()].filter((brand) => brand.open && brand.pool === pool);
}

/** Names of the brands, which no member may use. */
export async function listBrandNames(db: Queries): Promise<string[]> {
  return [...(await listBrands(db)).values()].flatMap(({ id, name }) => [id, name]);
}

/** @throws `not_found` for an unknown brand */
export async function requireBrand(db: Queries, id: string | null): Promise<Brand> {
  const brand = (await listBrands(db)).get(id ?? '');
  if (!brand) throw new CallError('not_found');
  return brand;
}

/** The parts of a brand that decide the country of its prices. */
export function getSeller({ domainLanguage, settings }: Pick<Brand, 'domainLanguage' | 'settings'>) {
  return { language: domainLanguage, countries: settings.countries };
}

/** Called when any process has changed a brand. */
export function clearBrandCache(): void {
  changes++;
  known = null;
}
