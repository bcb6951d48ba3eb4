import { checkDebit, emptyDebit, type DebitValues } from './debit-fields.ts';

const form: DebitValues = {
  account_holder: 'Alice Demo',
  iban: 'DE89 3704 0044 0532 0130 00',
  street: 'Hauptstraße',
  house_number: '12a',
  postal_code: '50667',
  city: 'Köln',
  mobile: '0151 23456789',
  consent: true,
  begin_at_once: true,
};
const fine = () => null;

test('a whole form has nothing wrong', () => {
  expect(checkDebit(form, fine)).toEqual({});
});

test('an empty form misses everything', () => {
  expect(checkDebit(emptyDebit, fine)).toEqual({
    account_holder: 'required',
    iban: 'required',
    street: 'required',
    house_number: 'required',
    postal_code: 'required',
    city: 'required',
    mobile: 'required',
    consent: 'consent_missing',
    begin_at_once: 'consent_missing',
  });
});

test('blanks are nothing, a house number has a digit, an IBAN is judged', () => {
  expect(checkDebit({ ...form, city: '  ', house_number: 'a' }, () => 'invalid_iban')).toEqual({
    city: 'required',
    house_number: 'invalid',
    iban: 'invalid_iban',
  });
});
