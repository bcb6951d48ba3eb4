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
