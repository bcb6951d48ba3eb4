/** Names that are the same in every language, by their Mollie id. */
export const methodNames: Partial<Record<string, string>> = {
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

/** Of methods that no longer exist, for payments made with them. */
const deadNames: Record<string, string> = { giropay: 'giropay', sofort: 'SOFORT', maestro: 'Maestro' };

/** The three kinds that have a name of their own in each language. */
export type TranslatedMethods = Record<'creditcard' | 'directdebit' | 'banktransfer', string>;

/** Names of the methods as people read them; an unknown id is left out rather than shown raw. */
export function paymentMethodNames(ids: readonly string[], translated: TranslatedMethods): string[] {
  const names: Partial<Record<string, string>> = { ...methodNames, ...translated };
  return ids.flatMap((id) => names[id] ?? []);
}

/** The name of a payment's method, also of one that is offered no more. */
export function paymentMethodName(id: string, translated: TranslatedMethods): string {
  return paymentMethodNames([id], translated)[0] ?? deadNames[id] ?? id;
}
