import { fc } from '#tests/support/properties.ts';
import { demoBrands } from '#demo/brands.ts';
import { vatPart, vatRate } from './vat.ts';

/** When the rates were last compared with the law. */
const vatRatesCheckedOn = '2026-01-01';

test('every country that a brand can sell in has its rate', () => {
  const rates = demoBrands[0]?.settings.countries.map((country) => `${country} ${vatRate(country)}`);
  expect({ asOf: vatRatesCheckedOn, rates: rates?.join(', ') }).toEqual({
    asOf: '2026-01-01',
    rates:
      'DE 1900, AT 2000, CH 810, LI 810, LU 1700, NL 2100, BE 2100, FR 2000, IT 2200, ES 2100, DK 2500, SE 2500, ' +
      'FI 2550, NO 2500, PL 2300, GB 2000, IE 2300, MT 1800, US 0',
  });
});

test.each([
  [4599, 1900, 734],
  [4599, 2550, 934],
  [4990, 810, 374],
  [119, 1900, 19],
  // Half a cent goes up: 12.5 of 62.5 + 12.5.
  [75, 2000, 13],
  [4599, 0, 0],
])('of %i at %i hundredths of a percent %i is VAT', (amount, rate, part) => {
  expect(vatPart(amount, rate)).toBe(part);
});

test('net and VAT give the price, within half a unit of what the rate makes of the net', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 3000 }),
      (amount, rate) => {
        const part = vatPart(amount, rate);
        const exact = (amount * rate) / (10_000 + rate);
        expect(Number.isInteger(part)).toBe(true);
        expect(part - exact).toBeGreaterThan(-0.5 - 1e-6);
        expect(part - exact).toBeLessThan(0.5 + 1e-6);
      },
    ),
  );
});
