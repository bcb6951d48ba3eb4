/**
 * A price as a language writes it. `amount` is in minor units of its currency (cents, øre); all currencies of the
 * product have two digits of them.
 */
export function money(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { style: 'currency', currency }).format(
    amount / 100,
  );
}

/**
 * Minor units that one message costs with a bundle, rounded up, so that nobody pays more than it says; null where a
 * message costs nothing.
 */
export function pricePerMessage(amount: number, credits: number, messageCredits: number): number | null {
  if (messageCredits <= 0 || credits <= 0) return null;
  return Math.ceil((amount * messageCredits) / credits);
}
