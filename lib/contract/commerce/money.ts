import { numberFormat } from '../formats.ts';

/**
 * A price as a language writes it, a negative one with a minus sign instead of a hyphen. `amount` is in minor units of its
 * currency (cents, øre); all currencies of the product have two digits of them.
 */
export function money(amount: number, currency: string, locale: string): string {
  return numberFormat(locale, { style: 'currency', currency })
    .format(amount / 100)
    .replace('-', '−');
}
