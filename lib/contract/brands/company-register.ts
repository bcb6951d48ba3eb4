/**
 * The trade registers in one language: the general word, and those known by name. The Belgian one is the Crossroads Bank
 * for Enterprises, by its three official names (Code de droit économique art. III.25).
 */
type RegisterNames = { other: string; NL: string; BE: string };

/** The register's name before a company's number, by the company's country (ISO 3166-1 alpha-2). */
export function registerName(country: string, names: RegisterNames): string {
  return country === 'NL' || country === 'BE' ? names[country] : names.other;
}

/** The register's machine-readable id; undefined if unknown. */
export function registerId(country: string): string | undefined {
  return { NL: 'KvK', BE: 'KBO' }[country];
}
