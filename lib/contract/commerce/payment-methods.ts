/** Payment methods that can be offered, by their Mollie id; card labels (Visa, Dankort, …) are all `creditcard`. */
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

/** The money of these comes days after the order: one that is pending may be on its way, and gives way to no other. */
export const lateMethods = ['directdebit', 'banktransfer'] as const satisfies PaymentMethod[];

/** No longer in existence: readable in old payments, never offered. */
export const deadPaymentMethods = ['giropay', 'sofort', 'maestro'] as const;

/** Why a payment failed, as its member is told. */
export const paymentFailures = ['card_failed', 'declined', 'cancelled', 'expired', 'refused'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
