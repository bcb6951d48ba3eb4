import { methodsInSentence } from './payment-methods-in-sentence.ts';

const translated = {
  creditcard: 'Kreditkarte',
  directdebit: 'SEPA-Lastschrift',
  banktransfer: 'Überweisung',
};

it.each([
  ['sv', 'Kreditkort', 'kreditkort'],
  ['sv', 'SEPA-autogiro', 'SEPA-autogiro'],
  ['de', 'Kreditkarte', 'Kreditkarte'],
])('writes a name inside a sentence in %s: %s', (locale, label, inside) => {
  expect(methodsInSentence(['creditcard', 'paypal'], { ...translated, creditcard: label }, locale)).toEqual([
    inside,
    'PayPal',
  ]);
});
