import type { Queries } from '#backend/platform/db/connect.ts';
import { faintTexts, minContrast } from '#lib/contract/brands/brand-colors.ts';
import type { BrandTheme } from '#lib/contract/brands/settings.ts';
import { listBrands, type Brand } from '../../brand.ts';
import { requireCompany } from '../../routes.ts';
import { complaintsAbout } from '../strict-settings.ts';
import { checkHosts } from './check-hosts.ts';
import { checkPages } from './check-pages.ts';
import { checkSales } from './check-sales.ts';

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
