import { supportPhones } from '../../contract/brands/company.ts';
import type { Company } from '../../contract/brands/brands.ts';

type CompanyTexts = {
  /** Name of the company's country in the page's language. */
  country: string;
  kvk: (number: string) => string;
  vat: (numbers: string) => string;
  tradenames: (names: string) => string;
  phone: (number: string) => string;
};

/** Company information as lines, without missing data. The brand's support phone is added if it differs. */
export function companyLines(company: Company, brandPhone: string, texts: CompanyTexts): string[] {
  const { address, city, kvk, vat_numbers: vat, tradenames, support_phone: phone } = company;
  return [
    address,
    [city, texts.country].filter(Boolean).join(', '),
    kvk && texts.kvk(kvk),
    vat.length > 0 && texts.vat(vat.join(', ')),
    tradenames.length > 0 && texts.tradenames(tradenames.join(', ')),
    ...supportPhones(brandPhone, phone).map((number) => texts.phone(number)),
  ].filter((line): line is string => Boolean(line));
}
