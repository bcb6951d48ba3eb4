import * as publicNames from '../../contract/trust/public-names.ts';
import { checkStep, firstOpenStep, getFieldStep, type SignupValues } from './signup-fields.ts';

const alice: SignupValues = {
  gender: 'woman',
  sexuality: 'hetero',
  consent_sensitive: true,
  day: '14',
  month: '3',
  year: '1994',
  name: 'Alice',
  country: 'DE',
  region: 'DE-NW',
  city: 'Köln',
  email: 'alice@example.org',
  password: 'ein gutes Passwort',
  consent_terms: true,
  consent_attribution: false,
  website: '',
};
const rules = { minAge: 18, today: '2026-11-21', hasRegions: true, publicNames } as const;
const check = (step: number, changes: Partial<SignupValues>, more = {}) =>
  checkStep(step, { ...alice, ...changes }, { ...rules, ...more });

test('a complete draft passes every step', () => {
  for (const step of [0, 1, 2, 3, 4]) expect(check(step, {})).toEqual({});
});

test('sexuality needs its own consent', () => {
  expect(check(0, { consent_sensitive: false })).toEqual({ consent_sensitive: 'consent_missing' });
  expect(check(0, { gender: '', sexuality: '' })).toEqual({ gender: 'required', sexuality: 'required' });
});

test.each([
  [{ day: '30', month: '2' }, 'invalid_date'],
  [{ year: '' }, 'invalid_date'],
  [{ year: '2027' }, 'invalid_date'],
  [{ year: '1890' }, 'invalid_date'],
  [{ day: '22', month: '11', year: '2008' }, 'under_age'],
])('a date of birth of %j is %s', (changes, error) => {
  expect(check(1, changes)).toEqual({ day: error });
});

test('18 today is old enough, unless the brand asks for more', () => {
  const today = { day: '21', month: '11', year: '2008' };
  expect(check(1, today)).toEqual({});
  expect(check(1, today, { minAge: 21 })).toEqual({ day: 'under_age' });
});

test.each([
  ['', 'required'],
  ['@alice', 'name_starts_with_at'],
  ['Alice@Example.org', 'name_is_email'],
  ['bob@example.org', 'name_is_email'],
  ['A', 'too_short'],
  ['A'.repeat(31), 'too_long'],
])('the name "%s" is refused: %s', (name, error) => {
  expect(check(2, { name })).toEqual({ name: error });
});

test.each([
  ['Alice 0176 1234567', 'contact_data'],
  ['Support', 'name_reserved'],
  ['Аlice', 'mixed_alphabets'],
])('the name %s is refused: %s', (name, reason) => {
  expect(check(2, { name })).toEqual({ name: reason });
});

test.each([
  ['alice_k92', 'unknown_town'],
  ['Ruf an: 0176 1234567', 'contact_data'],
  ['Köln\u200b', 'unusual_characters'],
])('the town %s is refused: %s', (city, reason) => {
  expect(check(3, { city })).toEqual({ city: reason });
});

test('a region is asked only where the country has some', () => {
  expect(check(3, { region: '' })).toEqual({ region: 'required' });
  expect(check(3, { country: 'MT', region: '' }, { hasRegions: false })).toEqual({});
});

test('mail address, password and terms', () => {
  expect(check(4, { email: 'alice' })).toEqual({ email: 'invalid_email' });
  expect(check(4, { email: '' })).toEqual({ email: 'required' });
  expect(check(4, { password: 'short' })).toEqual({ password: 'too_short' });
  expect(check(4, { consent_terms: false })).toEqual({ consent_terms: 'consent_missing' });
});

test('finds the first step that is open', () => {
  expect(firstOpenStep({ ...alice, gender: '' }, rules)).toBe(0);
  expect(firstOpenStep({ ...alice, name: '@' }, rules)).toBe(2);
  expect(firstOpenStep({ ...alice, password: '' }, rules)).toBe(4);
  expect(firstOpenStep(alice, rules)).toBe(4);
});

test('knows where the server’s complaint belongs', () => {
  expect(getFieldStep('date_of_birth')).toBe(1);
  expect(getFieldStep('email')).toBe(4);
  expect(getFieldStep('tracking')).toBe(0);
});
