import { demoBrands } from '#demo/brands.ts';
import { pageValues } from './page-values.ts';

const [demo] = demoBrands;
if (!demo) throw new Error('There is no demo brand');

const brand = {
  ...demo,
  open: true,
  pool: 'demo',
  companyId: 1,
  primaryHost: 'herzfunke.example',
  domainLanguage: 'de',
};
const company = {
  name: 'Vonk Demo B.V.',
  address: 'Voorbeeldstraat 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '00000000',
  vat_numbers: ['NL1', 'DE2'],
  tradenames: ['Herzfunke', 'Vlinder'],
  support_phone: '+31-20-1234567',
};
const notes = {
  represented_by: '',
  business_purpose: '',
  youth_officer: '',
  data_officer: '',
  uk_representative: '',
  consumer_mediator: '',
};

const getValues = (shown: typeof brand, by: typeof company, locale: string) =>
  pageValues(shown, by, notes, locale);

test('says who and where in the language of the page', () => {
  expect(getValues(brand, company, 'de')).toMatchObject({
    brand: 'Herzfunke',
    domain: 'herzfunke.example',
    address: 'Voorbeeldstraat 1, Amsterdam, Niederlande',
    vat: 'NL1, DE2',
    tradenames: 'Herzfunke, Vlinder',
    represented_by: '',
    languages: 'Deutsch, Niederländisch, Englisch',
  });
  expect(getValues(brand, company, 'fi').address).toBe('Voorbeeldstraat 1, Amsterdam, Alankomaat');
});

test('the number of a company is that of its country’s register', () => {
  const register = (country: string, locale: string) =>
    getValues(brand, { ...company, country }, locale).register;
  expect(register('NL', 'nl')).toBe('Handelsregister (KvK)');
  expect(register('BE', 'nl')).toBe('Ondernemingsnummer (KBO)');
  expect(register('BE', 'fr')).toBe('Numéro d’entreprise (BCE)');
  expect(register('BE', 'de')).toBe('Unternehmensnummer (ZDU)');
});

test('a phone that brand and company write differently is named once, and can be called', () => {
  expect(getValues(brand, company, 'de').phone).toBe('[+31 20 123 4567](tel:+31201234567)');
  const other = { ...brand, settings: { ...brand.settings, support_phone: '030 5550' } };
  expect(getValues(other, company, 'de').phone).toBe(
    '[030 5550](tel:0305550) · [+31-20-1234567](tel:+31201234567)',
  );
  const silent = { ...brand, settings: { ...brand.settings, support_phone: '' } };
  expect(getValues(silent, { ...company, support_phone: '' }, 'de').phone).toBe('');
});

test('the brand’s own text about fictional profiles appears only in its language', () => {
  const own = { ...brand, settings: { ...brand.settings, fictional_warning: { de: 'Erfunden.' } } };
  expect(getValues(own, company, 'de').fictional).toBe('Erfunden.');
  expect(getValues(own, company, 'en').fictional).toMatch(/^This site contains fictional profiles/);
});

test('authorities are those of the company’s and the brand’s countries, where we know them', () => {
  const values = getValues(brand, company, 'de');
  expect(values.data_authority).toBe(
    '[Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl)',
  );
  expect(getValues(brand, { ...company, country: 'DE' }, 'de').data_authority).toBe('');
  const listed = [values.access_authorities].flat();
  expect(listed).toContain('- Niederlande: [Autoriteit Consument & Markt (ACM)](https://www.acm.nl)');
  expect(listed).toEqual(listed.toSorted((one, other) => one.localeCompare(other, 'de')));
  const swiss = { ...brand, settings: { ...brand.settings, countries: ['CH'] } };
  expect(getValues(swiss, company, 'de').access_authorities).toEqual([]);
});
