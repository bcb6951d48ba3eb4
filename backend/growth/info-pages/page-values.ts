import { serverTexts } from '#lib/i18n/server-texts.ts';
import { registerName } from '#lib/contract/brands/company-register.ts';
import { phoneAddress, supportPhones } from '#lib/contract/brands/support-phones.ts';
import type { Company } from '#lib/contract/brands/settings.ts';
import type { Brand } from '../../brands/brand.ts';
import { accessAuthorities, dataAuthority } from './authorities.ts';
import { displayName } from '#lib/contract/formats.ts';

export const pagePlaceholders = [
  'brand',
  'domain',
  'company',
  'address',
  'register',
  'kvk',
  'vat',
  'tradenames',
  'represented_by',
  'business_purpose',
  'youth_officer',
  'data_officer',
  'uk_representative',
  'consumer_mediator',
  'email',
  'phone',
  'languages',
  'refund_days',
  'min_age',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'signup_credits',
  'fictional',
  'data_authority',
  'access_authorities',
] as const;

/** Value of each placeholder; a list replaces the whole line, an empty value removes it. */
export type PageValues = Record<(typeof pagePlaceholders)[number], string | string[]>;

/** Company notices that some countries require by law; empty if none. */
export type CompanyNotes = Record<
  | 'represented_by'
  | 'business_purpose'
  | 'youth_officer'
  | 'data_officer'
  | 'uk_representative'
  | 'consumer_mediator',
  string
>;

type PageCompany = Pick<
  Company,
  'name' | 'address' | 'city' | 'country' | 'kvk' | 'vat_numbers' | 'tradenames' | 'support_phone'
>;

export function pageValues(
  { name, primaryHost, domainLanguage, settings }: Omit<Brand, 'hosts'>,
  company: PageCompany,
  notes: CompanyNotes,
  locale: string,
): PageValues {
  const phones = supportPhones(settings.support_phone, company.support_phone);
  return {
    brand: name,
    domain: primaryHost,
    company: company.name,
    address: `${company.address}, ${company.city}, ${displayName(locale, 'region', company.country)}`,
    register: registerName(company.country, serverTexts(locale, 'registers')),
    kvk: company.kvk,
    vat: company.vat_numbers.join(', '),
    tradenames: company.tradenames.join(', '),
    ...notes,
    email: settings.support_email,
    phone: phones.map((phone) => `[${phone}](${phoneAddress(phone)})`).join(' · '),
    languages: formatLanguages(company.country, domainLanguage, locale),
    refund_days: String(settings.refund_days),
    min_age: String(settings.min_age),
    message_credits: String(settings.message_credits),
    photo_credits: String(settings.photo_credits),
    gift_credits: String(settings.gift_credits),
    signup_credits: String(settings.signup_credits),
    fictional: settings.fictional_warning[locale] || serverTexts(locale, 'fictional').warning,
    data_authority: dataAuthority(company.country),
    access_authorities: accessAuthorities(settings.countries, locale),
  };
}

/** Contact languages: the brand's, that of the company's country (DSA article 11), and English. */
function formatLanguages(country: string, domainLanguage: string | null, locale: string): string {
  const atHome = new Intl.Locale(`und-${country}`).maximize().language;
  const codes = new Set([domainLanguage, atHome, 'en'].filter((code) => code !== null));
  return [...codes].map((code) => displayName(locale, 'language', code)).join(', ');
}
