import { ApiError } from './api-error.ts';
import { errorText, errorTexts, fieldText, type ErrorTexts } from './error-text.ts';

const all = {
  generic: 'Es ist ein Fehler aufgetreten.',
  account_locked: 'Konto für {minutes} min gesperrt',
  blocked: 'Blockiert',
  too_many_mails: 'In einer Stunde wieder.',
  too_many_requests: 'Bitte warte.',
  field: {
    required: 'Bitte ausfüllen.',
    invalid: 'Das passt so nicht.',
    weak_password: 'Zu leicht.',
    invalid_iban: 'Keine IBAN.',
  },
} as ErrorTexts;

test('fills in the minutes of a locked account', () => {
  const error = new ApiError(429, { error: 'account_locked', minutes: 15 });
  expect(errorText(error, all)).toBe('Konto für 15 min gesperrt');
});

test('a short pause between mails is not an hour', () => {
  const short = new ApiError(429, { error: 'too_many_mails', retry_after: 50 });
  const long = new ApiError(429, { error: 'too_many_mails', retry_after: 3600 });
  expect(errorText(short, all)).toBe('Bitte warte.');
  expect(errorText(long, all)).toBe('In einer Stunde wieder.');
});

test('says something general about the rest', () => {
  expect(errorText(new ApiError(500, { error: 'internal_error' }), all)).toBe(all.generic);
  expect(errorText(new TypeError('x'), all)).toBe(all.generic);
});

test('hands on only what a form needs', () => {
  const picked = errorTexts(all, 'account_locked', 'account');
  expect(picked).toMatchObject({
    account_locked: all.account_locked,
    too_many_requests: 'Bitte warte.',
  });
  expect(picked.field).toEqual({
    required: 'Bitte ausfüllen.',
    invalid: 'Das passt so nicht.',
    weak_password: 'Zu leicht.',
  });
  expect(picked).not.toHaveProperty('blocked');
});

test('names a field error, known or not', () => {
  expect(fieldText('required', all)).toBe('Bitte ausfüllen.');
  expect(fieldText('of_a_newer_server', all)).toBe('Das passt so nicht.');
  expect(fieldText(undefined, all)).toBeUndefined();
});
