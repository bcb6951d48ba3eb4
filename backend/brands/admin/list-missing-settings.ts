import type { Queries } from '#backend/platform/db/connect.ts';
import { faintTexts, minContrast } from '#lib/contract/brands/brand-colors.ts';
import type { BrandTheme } from '#lib/contract/brands/brands.ts';
import { listBrands, type Brand } from '../brand.ts';
import { requireCompany } from '../routes.ts';
import { complaintsAbout } from './strict-settings.ts';
import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import { getInfoPage } from '#backend/growth/info-pages/get-info-page.ts';
import { listPageGaps } from '#backend/growth/info-pages/list-own-pages.ts';
import { getCountryCurrency } from '#backend/commerce/packages/currencies.ts';
import { listPackages } from '#backend/commerce/packages/list-packages.ts';
import { minMessageCost } from './min-message-cost.ts';
import { isOwnHost, requireHostName } from './host-name.ts';
import { int4, text, statement } from '#backend/platform/db/statement.ts';

/** Configuration of the process that will serve the brand. */
export type CheckEnv = { VAPID_PUBLIC_KEY: string };

/** Everything a brand lacks before it can open, one line each starting with the location; empty if complete. */
export async function listMissingSettings(
  db: Queries,
  brand: Brand,
  env: CheckEnv,
  now: Date,
): Promise<string[]> {
  const company = await requireCompany(db, brand.companyId);
  const rows = complaintsAbout(brand.settings);
  // Invalid settings would confuse the checks that read them.
  if (rows.length > 0)
    return [...rows, ...(await checkHosts(db, brand)), ...checkCompany(brand, company, now)];
  const brands = await listBrands(db);
  return [
    ...(await checkHosts(db, brand)),
    ...checkCompany(brand, company, now),
    ...checkTexts(brand),
    ...checkTheme(brand.settings.theme),
    ...(await checkSales(db, brand, now)),
    ...(await checkPages(db, brand)),
    ...checkLinks(brand, brands),
    ...checkPush(env),
  ];
}

function checkPush({ VAPID_PUBLIC_KEY: key }: CheckEnv): string[] {
  return key
    ? []
    : ['push: VAPID_PUBLIC_KEY is not set here; give this command the environment of the backend'];
}

/** Text contrast in light and dark mode (WCAG 2.2, 1.4.3). */
function checkTheme(theme: BrandTheme): string[] {
  return faintTexts(theme).map(
    ({ mode, text, ground, ratio }) =>
      `theme.${mode}: ${text} on ${ground} has a contrast of ${ratio.toFixed(2)}, needed are ${minContrast}`,
  );
}

type Company = Awaited<ReturnType<typeof requireCompany>>;

/** Required company data: name, address, registration and VAT numbers, a phone number. */
function checkCompany(brand: Brand, company: Company, now: Date): string[] {
  const needed = ['name', 'address', 'city', 'kvk'] as const;
  return [
    ...needed.filter((field) => company[field].trim() === '').map((field) => `company.${field}: missing`),
    ...(/^[A-Z]{2}$/.test(company.country) ? [] : ['company.country: two capitals, such as NL']),
    ...(company.vat_numbers.some((number) => /^[A-Z]{2}[0-9A-Z+*.]{2,13}$/.test(number))
      ? []
      : ['company.vat_numbers: none that begins with its country, such as NL000000000B00']),
    ...(company.support_phone.trim() || brand.settings.support_phone
      ? []
      : ['company.support_phone: neither the company nor the brand (support_phone) can be called']),
    ...(new Date(company.added) > now ? ['company.added: lies in the future'] : []),
  ];
}

/** Title and description are needed in every language; labels of fictional profiles in all languages or none. */
function checkTexts({ name, settings }: Brand): string[] {
  const { locales } = settings;
  const missing = (texts: Partial<Record<string, string>>) =>
    locales.filter((locale) => !texts[locale]?.trim());
  const needed = (['index_title', 'description'] as const).flatMap((field) =>
    missing(settings[field]).map((locale) => `${field}.${locale}: missing`),
  );
  const incomplete = (['fictional_singular', 'fictional_plural'] as const).flatMap((field) =>
    Object.keys(settings[field]).length > 0
      ? missing(settings[field]).map((locale) => `${field}.${locale}: given in other languages only`)
      : [],
  );
  const advertised = settings.advertisements.flatMap((each, at) =>
    (['title', 'text'] as const).flatMap((field) =>
      missing(each[field]).map((locale) => `advertisements.${at}.${field}.${locale}: missing`),
    ),
  );
  return [...(name.trim() === '' ? ['name: missing'] : []), ...needed, ...incomplete, ...advertised];
}

/** Linked brands must be open, `member_resell` needs advertisements, and the mail address must be unique. */
function checkLinks({ id, settings }: Brand, brands: ReadonlyMap<string, Brand>): string[] {
  const { deletion_partner: partner, advertisements, member_resell: resell } = settings;
  const complain = (where: string, target: object | null) => {
    if (!target || !('brand' in target)) return [];
    const other = brands.get(String(target.brand));
    if (other?.open && other.id !== id) return [];
    return [`${where}: there is no other open brand "${String(target.brand)}"`];
  };
  const address = settings.support_email.toLowerCase();
  const sharers = [...brands.values()].filter(
    (other) => other.id !== id && other.settings.support_email.toLowerCase() === address,
  );
  return [
    ...sharers.map(
      (other) => `support_email: that of ${other.id}; each brand writes from an address of its own`,
    ),
    ...complain('deletion_partner', partner),
    ...advertisements.flatMap(({ target }, at) => complain(`advertisements.${at}.target`, target)),
    ...(resell !== 'no' && advertisements.length === 0
      ? [`member_resell: "${resell}" without any advertisements`]
      : []),
  ];
}

/** Common and own pages must exist in each language of the brand, with all placeholders filled. */
async function checkPages(db: Queries, brand: Brand): Promise<string[]> {
  const complaints: string[] = [];
  for (const locale of brand.settings.locales) {
    for (const token of infoPageTokens) {
      const page = await getInfoPage(db, brand, locale, token).catch(nothingThere);
      const text = JSON.stringify(page ?? {});
      const open = new Set(text.match(/\{[a-z_]+\}/gi));
      if (!page || page.sections.length === 0) complaints.push(`pages.${token}.${locale}: missing`);
      complaints.push(...[...open].map((place) => `pages.${token}.${locale}: nothing is known for ${place}`));
    }
  }
  const gaps = await listPageGaps(db, brand);
  return [
    ...complaints,
    ...gaps.flatMap(({ token, missing }) => missing.map((locale) => `pages.${token}.${locale}: missing`)),
  ];
}

function nothingThere(error: unknown): null {
  if (error instanceof CallError && error.code === 'not_found') return null;
  throw error;
}

/** Each country needs bundles and premium tiers in its currency, payment methods, and a minimum message cost. */
async function checkSales(db: Queries, brand: Brand, now: Date): Promise<string[]> {
  const complaints: string[] = [];
  for (const country of brand.settings.countries) {
    const { packages } = await listPackages(db, brand, country, now);
    const currency = getCountryCurrency(country);
    for (const kind of ['credits', 'premium'] as const) {
      if (!packages.some((each) => each.kind === kind))
        complaints.push(`packages: none of the kind ${kind} in ${currency}, for ${country}`);
    }
    const unpayable = packages.filter(({ methods }) => methods.length === 0);
    complaints.push(
      ...unpayable.map(
        ({ credits, amount }) =>
          `payment_methods: none works in ${country} for ${credits} credits at ${amount} ${currency}`,
      ),
    );
    complaints.push(...costComplaints(brand, country, packages));
  }
  return complaints;
}

function costComplaints(
  brand: Brand,
  country: string,
  packages: Parameters<typeof minMessageCost>[0],
): string[] {
  const cheapest = minMessageCost(packages, brand.settings.message_credits);
  if (!cheapest) return [];
  const minimum = brand.settings.minimum_message_costs[country];
  if (minimum?.costs === cheapest.costs && minimum.currency === cheapest.currency) return [];
  const now = minimum ? `${minimum.costs} ${minimum.currency}` : 'missing';
  return [
    `minimum_message_costs.${country}: ${now}, by the packages it is ${cheapest.costs} ${cheapest.currency}`,
  ];
}

const selectBrandHosts = statement({
  params: { id: text },
  row: { primary: int4 },
  text: `select count(*)::int as primary from brand_hosts where brand_id = :id and is_primary`,
});

/** Needs a host, one primary, names that browsers send; language hosts and CDN on the same site. */
async function checkHosts(db: Queries, brand: Brand): Promise<string[]> {
  const { hosts, settings, domainLanguage } = brand;
  const { rows } = await selectBrandHosts(db, { id: brand.id });
  return [
    ...(hosts.length === 0 ? ['hosts: none'] : []),
    ...(hosts.length > 0 && rows[0]?.primary !== 1 ? ['hosts: one of them has to be the primary one'] : []),
    ...hosts
      .filter((host) => !isHostName(host))
      .map((host) => `hosts: "${host}" is no name that browsers send`),
    ...(domainLanguage && !(settings.locales as string[]).includes(domainLanguage)
      ? [`domain_language: ${domainLanguage} is not among the locales`]
      : []),
    ...cdnComplaints(settings.cdn_prefix, hosts),
  ];
}

function isHostName(host: string): boolean {
  try {
    return requireHostName(host) === host;
  } catch {
    return false;
  }
}

/** Pages make no third-party requests, so the CDN must be part of the brand's site. */
function cdnComplaints(prefix: string, hosts: readonly string[]): string[] {
  if (prefix === '' || !URL.canParse(prefix)) return [];
  const { hostname, protocol } = new URL(prefix);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return [
    ...(isOwnHost(hostname, hosts) ? [] : [`cdn_prefix: ${hostname} is not below a host of the brand`]),
    ...(protocol === 'https:' || isLocal ? [] : ['cdn_prefix: only https']),
  ];
}
