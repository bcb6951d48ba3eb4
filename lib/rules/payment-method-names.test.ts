import { paymentMethodNames } from './payment-method-names.ts';

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
