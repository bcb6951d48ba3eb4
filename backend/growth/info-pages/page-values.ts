import { serverTexts } from '#lib/i18n/server-texts.ts';
import { registerName, phoneAddress, supportPhones } from '#lib/contract/brands/company.ts';
import type { Company } from '#lib/contract/brands/brands.ts';
import type { Brand } from '../../brands/brand.ts';
import { displayName } from '#lib/contract/formats.ts';
import { labelled } from '#lib/contract/labelled.ts';

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

type Authority = { name: string; url: string };

/**
 * Accessibility authorities for online services (Directive 2019/882; Norway: national law), by country; sources in
 * `docs/languages/law.md`. Missing countries get a general text.
 */
const forAccess: Partial<Record<string, Authority>> = {
  AT: { name: 'Sozialministeriumservice', url: 'https://www.sozialministeriumservice.gv.at' },
  BE: { name: 'FOD Economie / SPF Économie', url: 'https://economie.fgov.be' },
  DE: {
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    url: 'https://www.mlbf-barrierefrei.de',
  },
  FI: { name: 'Liikenne- ja viestintävirasto Traficom', url: 'https://www.traficom.fi' },
  FR: { name: 'DGCCRF', url: 'https://www.economie.gouv.fr/dgccrf' },
  IE: { name: 'Competition and Consumer Protection Commission (CCPC)', url: 'https://www.ccpc.ie' },
  IT: { name: 'Agenzia per l’Italia Digitale (AgID)', url: 'https://www.agid.gov.it' },
  LU: {
    name: 'Office de la surveillance de l’accessibilité des produits et services (OSAPS)',
    url: 'https://accessibilite-produits-services.public.lu',
  },
  NL: { name: 'Autoriteit Consument & Markt (ACM)', url: 'https://www.acm.nl' },
  NO: { name: 'Tilsynet for universell utforming av ikt', url: 'https://www.uutilsynet.no' },
  PL: {
    name: 'Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych (PFRON)',
    url: 'https://www.pfron.org.pl',
  },
  SE: { name: 'Post- och telestyrelsen (PTS)', url: 'https://www.pts.se' },
};

/** Data protection authorities; none for Germany, where each state has its own. */
const forData: Partial<Record<string, Authority>> = {
  AT: { name: 'Datenschutzbehörde', url: 'https://www.dsb.gv.at' },
  BE: { name: 'Gegevensbeschermingsautoriteit', url: 'https://www.gegevensbeschermingsautoriteit.be' },
  CH: {
    name: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter',
    url: 'https://www.edoeb.admin.ch',
  },
  DK: { name: 'Datatilsynet', url: 'https://www.datatilsynet.dk' },
  ES: { name: 'Agencia Española de Protección de Datos', url: 'https://www.aepd.es' },
  FI: { name: 'Tietosuojavaltuutetun toimisto', url: 'https://tietosuoja.fi' },
  FR: { name: 'CNIL', url: 'https://www.cnil.fr' },
  GB: { name: 'Information Commissioner’s Office', url: 'https://ico.org.uk' },
  IE: { name: 'Data Protection Commission', url: 'https://www.dataprotection.ie' },
  IT: { name: 'Garante per la protezione dei dati personali', url: 'https://www.garanteprivacy.it' },
  LI: { name: 'Datenschutzstelle', url: 'https://www.datenschutzstelle.li' },
  LU: { name: 'Commission nationale pour la protection des données', url: 'https://cnpd.public.lu' },
  MT: { name: 'Information and Data Protection Commissioner', url: 'https://idpc.org.mt' },
  NL: { name: 'Autoriteit Persoonsgegevens', url: 'https://www.autoriteitpersoonsgegevens.nl' },
  NO: { name: 'Datatilsynet', url: 'https://www.datatilsynet.no' },
  PL: { name: 'Urząd Ochrony Danych Osobowych', url: 'https://uodo.gov.pl' },
  SE: { name: 'Integritetsskyddsmyndigheten', url: 'https://www.imy.se' },
};

const linked = ({ name, url }: Authority) => `[${name}](${url})`;

/** One line per country with a known authority, sorted by country name. */
function accessAuthorities(countries: readonly string[], locale: string): string[] {
  return countries
    .flatMap((country) => {
      const authority = forAccess[country];
      return authority
        ? [`- ${labelled(locale, displayName(locale, 'region', country), linked(authority))}`]
        : [];
    })
    .sort((one, other) => one.localeCompare(other, locale));
}

/** As a link; empty if unknown. */
function dataAuthority(country: string): string {
  const authority = forData[country];
  return authority ? linked(authority) : '';
}
