import type { Country } from '#lib/contract/countries.ts';

/**
 * Standard VAT on services to consumers by country, in hundredths of a percent. Credits are an electronic service,
 * taxed where the member lives. The United States know no VAT.
 */
const rates: Partial<Record<string, number>> = {
  DE: 1900,
  AT: 2000,
  CH: 810,
  LI: 810,
  LU: 1700,
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  DK: 2500,
  SE: 2500,
  FI: 2550,
  NO: 2500,
  PL: 2300,
  GB: 2000,
  IE: 2300,
  MT: 1800,
  US: 0,
} satisfies Record<Country, number>;

/** VAT of a country in hundredths of a percent: 1900 is 19 %. */
export function vatRate(country: string): number {
  return rates[country] ?? 0;
}

/** The VAT that a price contains, in minor units, half a unit rounded up; `rate` in hundredths of a percent. */
export function vatPart(amount: number, rate: number): number {
  const whole = 10_000 + rate;
  return Math.floor((2 * amount * rate + whole) / (2 * whole));
}
