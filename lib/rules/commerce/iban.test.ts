import { refuseIban } from './iban.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', null],
  ['nl91abna0417164300', null],
  ['DE89 3704 0044 0532 0130 01', 'invalid_iban'],
  ['DE89 3704 0044', 'invalid_iban'],
  ['x', 'invalid_iban'],
  ['TR33 0006 1005 1978 6457 8413 26', 'iban_country'],
  ['ZZ12 3456', 'iban_country'],
])('%s: %s', (iban, refusal) => {
  expect(refuseIban(iban)).toBe(refusal);
});
