import { numberFormat } from '../formats.ts';

/** The languages of the product in which Switzerland writes its francs itself, with a point before the cents. */
const swiss = new Set(['de', 'fr', 'it']);

/**
 * A price as a language writes it, a negative one with a minus sign instead of a hyphen. `amount` is in minor units of its
 * currency (cents, øre); all currencies of the product have two digits of them.
 */
export function money(amount: number, currency: string, locale: string): string {
  const tag = currency === 'CHF' && swiss.has(locale) ? `${locale}-CH` : locale;
  return numberFormat(tag, { style: 'currency', currency })
    .format(amount / 100)
    .replace('-', '−');
}
