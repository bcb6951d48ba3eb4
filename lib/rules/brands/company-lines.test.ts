import { companyLines } from './company-lines.ts';

const company = {
  name: 'Vonk Demo B.V.',
  address: 'Keizersgracht 1',
  kvk: '12345678',
  city: '1015 CJ Amsterdam',
  country: 'NL',
  tradenames: ['Herzfunke', 'Vlinder'],
  vat_numbers: ['NL001234567B01'],
  support_phone: '',
  delete_discount: 0,
  added: '2024-01-01T00:00:00.000Z',
};
const texts = {
  country: 'Niederlande',
  kvk: (number: string) => `KvK ${number}`,
  vat: (numbers: string) => `USt ${numbers}`,
  tradenames: (names: string) => `Namen ${names}`,
  phone: (number: string) => `Tel ${number}`,
};

it('lists what the company has and nothing else', () => {
  expect(companyLines(company, '', texts)).toEqual([
    'Keizersgracht 1',
    '1015 CJ Amsterdam, Niederlande',
    'KvK 12345678',
    'USt NL001234567B01',
    'Namen Herzfunke, Vlinder',
  ]);
});

it('names the support phone once where brand and company write the same number in two ways', () => {
  const called = { ...company, support_phone: '+31-20-1234567' };
  expect(companyLines(called, '+31 20 123 4567', texts).filter((line) => line.startsWith('Tel'))).toEqual([
    'Tel +31 20 123 4567',
  ]);
  expect(companyLines(called, '+49 30 1234', texts).slice(-2)).toEqual([
    'Tel +49 30 1234',
    'Tel +31-20-1234567',
  ]);
});
