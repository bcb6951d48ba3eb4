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

/**
 * The support phones: the brand's, then the company's if different (`docs/specification.md` §5: without dashes and
 * spaces).
 */
export function supportPhones(brand: string, company: string): string[] {
  const shown = new Map<string, string>();
  for (const phone of [brand, company]) {
    const number = bareNumber(phone);
    if (number && !shown.has(number)) shown.set(number, phone.trim());
  }
  return [...shown.values()];
}

/** The phone's link: `tel:+31201234567`. A zero in brackets is for domestic callers. */
export function phoneAddress(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replaceAll(/[^+0-9]/g, '')}`;
}

// Hyphen, dashes and the minus sign look alike to the typist.
function bareNumber(phone: string): string {
  return phone.replaceAll(/[\s\u2010-\u2015\u2212-]/g, '');
}
