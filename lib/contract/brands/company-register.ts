import type { locales } from '../scalars.ts';

type Locale = (typeof locales)[number];
type Names = Record<Locale, string>;

/** The general word for a trade register without a known name. */
const register: Names = {
  da: 'Handelsregister',
  de: 'Handelsregister',
  en: 'Company register',
  es: 'Registro mercantil',
  fi: 'Kaupparekisteri',
  fr: 'Registre du commerce',
  it: 'Registro delle imprese',
  nb: 'Handelsregister',
  nl: 'Handelsregister',
  pl: 'Rejestr handlowy',
  sv: 'Handelsregister',
};

const dutch: Names = {
  da: 'Handelsregister (KvK)',
  de: 'Handelsregister (KvK)',
  en: 'Chamber of Commerce (KvK)',
  es: 'Registro mercantil (KvK)',
  fi: 'Kaupparekisteri (KvK)',
  fr: 'Registre du commerce (KvK)',
  it: 'Registro delle imprese (KvK)',
  nb: 'Handelsregister (KvK)',
  nl: 'Handelsregister (KvK)',
  pl: 'Rejestr handlowy (KvK)',
  sv: 'Handelsregister (KvK)',
};

/** The number of the Crossroads Bank for Enterprises, by its three official names (Code de droit économique art. III.25). */
const belgian: Names = {
  da: 'Virksomhedsnummer (KBO/BCE)',
  de: 'Unternehmensnummer (ZDU)',
  en: 'Enterprise number (KBO/BCE)',
  es: 'Número de empresa (KBO/BCE)',
  fi: 'Yritysnumero (KBO/BCE)',
  fr: 'Numéro d’entreprise (BCE)',
  it: 'Numero d’impresa (KBO/BCE)',
  nb: 'Foretaksnummer (KBO/BCE)',
  nl: 'Ondernemingsnummer (KBO)',
  pl: 'Numer przedsiębiorstwa (KBO/BCE)',
  sv: 'Företagsnummer (KBO/BCE)',
};

const namesOf: Partial<Record<string, Names>> = { NL: dutch, BE: belgian };

/** The register's name before a company's number, by the company's country (ISO 3166-1 alpha-2). */
export function registerName(country: string, locale: string): string {
  const names = namesOf[country] ?? register;
  return names[locale as Locale] ?? names.en;
}

/** The register's machine-readable id; undefined if unknown. */
export function registerId(country: string): string | undefined {
  return { NL: 'KvK', BE: 'KBO' }[country];
}
