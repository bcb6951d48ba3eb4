import { CallError } from '../../platform/http/errors.ts';
import { checkForm, type DirectDebitForm } from './check-form.ts';

const form: DirectDebitForm = {
  account_holder: 'Carla Demo',
  iban: 'DE89 3704 0044 0532 0130 00',
  street: 'Hauptstraße',
  house_number: '12a',
  postal_code: '10115',
  city: 'Berlin',
  mobile: '0151 23456789',
  consent: true,
};

test('puts IBAN and phone into their standard form', () => {
  expect(checkForm(form, 'DE')).toMatchObject({ iban: 'DE89370400440532013000', mobile: '+4915123456789' });
  expect(checkForm({ ...form, mobile: '+31 6 12345678' }, 'DE').mobile).toBe('+31612345678');
  expect(checkForm({ ...form, iban: 'nl91 abna 0417 1643 00' }, 'DE').iban).toBe('NL91ABNA0417164300');
});

const checkMobile = (mobile: string) => checkForm({ ...form, mobile }, 'DE', ['DE', 'NL', 'FI', 'US', 'GB']);

test.each(['+49 151 23456789', '+31 6 12345678', '+358 457 1234567'])('sends a code to %s', (mobile) => {
  expect(checkMobile(mobile).mobile).toBe(mobile.replaceAll(' ', ''));
});

test.each(['+33 6 12345678', '+1 876 5551234', '+44 7781 123456'])('sends no code to %s', (mobile) => {
  expect(catchFields(() => checkMobile(mobile))).toEqual({ mobile: 'mobile_country' });
});

test.each([
  ['iban', { iban: 'DE89370400440532013001' }, 'invalid_iban'],
  ['iban', { iban: 'DE8937040044053201300' }, 'invalid_iban'],
  ['iban', { iban: 'TR330006100519786457841326' }, 'iban_country'],
  ['mobile', { mobile: '030 123456' }, 'invalid_mobile'],
  ['mobile', { mobile: '12' }, 'invalid_mobile'],
  ['house_number', { house_number: 'a' }, 'invalid'],
  ['account_holder', { account_holder: '1' }, 'invalid'],
  ['consent', { consent: false }, 'consent_missing'],
])('refuses %s in %j', (field, change, reason) => {
  expect(catchFields(() => checkForm({ ...form, ...change }, 'DE'))).toEqual({ [field]: reason });
});

test('names every field that is wrong at once', () => {
  expect(catchFields(() => checkForm({ ...form, iban: 'x', mobile: 'x', consent: false }, 'DE'))).toEqual({
    iban: 'invalid_iban',
    mobile: 'invalid_mobile',
    consent: 'consent_missing',
  });
});

function catchFields(check: () => unknown) {
  try {
    check();
  } catch (error) {
    return error instanceof CallError ? error.data.fields : error;
  }
  return null;
}
