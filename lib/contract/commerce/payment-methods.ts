/** Payment methods that can be offered, by Mollie id; card labels (Visa, Dankort, …) are all `creditcard`. */
export const paymentMethods = [
  'creditcard',
  'paypal',
  'applepay',
  'ideal',
  'bancontact',
  'blik',
  'przelewy24',
  'eps',
  'twint',
  'swish',
  'vipps',
  'mobilepay',
  'satispay',
  'paysafecard',
  'directdebit',
  'banktransfer',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export function isPaymentMethod(method: string): method is PaymentMethod {
  return (paymentMethods as readonly string[]).includes(method);
}

/** Payments that arrive days after the order: a pending one may be in transit, and is not replaced by another. */
export const lateMethods = ['directdebit', 'banktransfer'] as const satisfies PaymentMethod[];
export type LateMethod = (typeof lateMethods)[number];

export function isLateMethod(method: string): method is LateMethod {
  return (lateMethods as readonly string[]).includes(method);
}

/** Discontinued: readable in old payments, never offered. */
export const deadPaymentMethods = ['giropay', 'sofort', 'maestro'] as const;

/** Why a payment failed, as shown to its member. */
export const paymentFailures = ['card_failed', 'declined', 'cancelled', 'expired', 'refused'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
