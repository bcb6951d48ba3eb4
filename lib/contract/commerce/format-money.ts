import { numberFormat } from '../formats.ts';

/** The languages for which CLDR has Swiss formats, with a point before the cents. */
const swiss = new Set(['de', 'fr', 'it']);

/**
 * A price in a language's format, negative ones with a minus sign instead of a hyphen. `amount` is in minor units
 * (cents, øre); all our currencies have two digits of them.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const tag = currency === 'CHF' && swiss.has(locale) ? `${locale}-CH` : locale;
  return numberFormat(tag, { style: 'currency', currency })
    .format(amount / 100)
    .replace('-', '−');
}
