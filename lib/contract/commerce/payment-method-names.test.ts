import { paymentMethodName, paymentMethodNames } from './payment-method-names.ts';
import { deadPaymentMethods, paymentMethods } from './payment-methods.ts';

const translated = {
  creditcard: 'Kreditkarte',
  directdebit: 'SEPA-Lastschrift',
  banktransfer: 'Überweisung',
};

it('names methods in the order of the brand and leaves out what it does not know', () => {
  expect(paymentMethodNames(['creditcard', 'ideal', 'giropay', 'paypal'], translated)).toEqual([
    'Kreditkarte',
    'iDEAL | Wero',
    'PayPal',
  ]);
});

it('names each method that a payment can have, those that are gone too', () => {
  const plain = [...paymentMethods, ...deadPaymentMethods].filter(
    (id) => paymentMethodName(id, translated) === id,
  );
  expect(plain).toEqual(['paysafecard', 'giropay']);
  expect(paymentMethodName('sofort', translated)).toBe('SOFORT');
});
