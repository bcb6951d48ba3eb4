/** Names of payment methods that are the same in every language, by their Mollie id. */
const brandNames: Record<string, string> = {
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  przelewy24: 'Przelewy24',
  eps: 'EPS',
  twint: 'TWINT',
  swish: 'Swish',
  vipps: 'Vipps',
  mobilepay: 'MobilePay',
  satispay: 'Satispay',
  paysafecard: 'paysafecard',
};

/** The three kinds that have a name of their own in each language. */
export type TranslatedMethods = Record<'creditcard' | 'directdebit' | 'banktransfer', string>;

/** Names of the methods as people read them; an unknown id is left out rather than shown raw. */
export function paymentMethodNames(ids: readonly string[], translated: TranslatedMethods): string[] {
  const names: Record<string, string> = { ...brandNames, ...translated };
  return ids.flatMap((id) => names[id] ?? []);
}
