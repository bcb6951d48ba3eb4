import type { Brand } from '../../brand.ts';
import type { requireCompany } from '../../routes.ts';

type Company = Awaited<ReturnType<typeof requireCompany>>;

/** Whom visitors deal with: name, address, registration and VAT numbers, a way to call. */
export function checkCompany(brand: Brand, company: Company, now: Date): string[] {
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
