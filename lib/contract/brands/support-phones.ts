/**
 * The support phones to show, as they are written: the brand's first, then the company's where it is another number.
 * Section 5: they are compared with dashes and spaces removed.
 */
export function supportPhones(brand: string, company: string): string[] {
  const shown = new Map<string, string>();
  for (const phone of [brand, company]) {
    const number = bareNumber(phone);
    if (number && !shown.has(number)) shown.set(number, phone.trim());
  }
  return [...shown.values()];
}

/** The address that calls a number: `tel:+31201234567`. A zero in brackets is for callers within the country. */
export function phoneAddress(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replaceAll(/[^+0-9]/g, '')}`;
}

// Hyphen, dashes and the minus sign look alike to whoever typed the number.
function bareNumber(phone: string): string {
  return phone.replaceAll(/[\s\u2010-\u2015\u2212-]/g, '');
}
