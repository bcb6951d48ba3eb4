import type { PaymentMethod } from './payment-methods.ts';

/** The three kinds with translated names. */
export type TranslatedMethods = Record<'creditcard' | 'directdebit' | 'banktransfer', string>;

/** Names that are the same in all languages. */
const methodNames: Record<Exclude<PaymentMethod, keyof TranslatedMethods>, string> = {
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

/** Names of discontinued methods, for old payments. */
const deadNames: Record<string, string> = { giropay: 'giropay', sofort: 'SOFORT', maestro: 'Maestro' };

/** Display names of the methods; unknown ids are left out. */
export function paymentMethodNames(ids: readonly string[], translated: TranslatedMethods): string[] {
  const names: Partial<Record<string, string>> = { ...methodNames, ...translated };
  return ids.flatMap((id) => names[id] ?? []);
}

/** Display name of a payment's method, also of a discontinued one. */
export function paymentMethodName(id: string, translated: TranslatedMethods): string {
  return paymentMethodNames([id], translated)[0] ?? deadNames[id] ?? id;
}
