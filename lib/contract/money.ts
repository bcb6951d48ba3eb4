/**
 * A price as a language writes it. `amount` is in minor units of its currency (cents, øre); all currencies of the
 * product have two digits of them.
 */
export function money(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { style: 'currency', currency }).format(
    amount / 100,
  );
}
