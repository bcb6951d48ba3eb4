import { checkNewPassword } from './new-password.ts';

const secret = 'Nebel im Tal';
const check = (changes: object, asksOld = true) =>
  checkNewPassword(
    { old_password: 'Regen am Rhein', password: secret, password_again: secret, ...changes },
    asksOld,
  );

it('lets two equal passwords through that differ from the old one', () => {
  expect(check({})).toEqual({});
  expect(check({ old_password: '' }, false)).toEqual({});
});

it.each([
  [{ old_password: '' }, { old_password: 'required' }],
  [
    { password: '', password_again: '' },
    { password: 'required', password_again: 'required' },
  ],
  [{ password: 'kurz', password_again: 'kurz' }, { password: 'too_short' }],
  [{ password: 'x'.repeat(201), password_again: 'x'.repeat(201) }, { password: 'too_long' }],
  [{ old_password: secret }, { password: 'same_password' }],
  [{ password: 'o\u0308'.repeat(7), password_again: 'o\u0308'.repeat(7) }, { password: 'too_short' }],
  [{ old_password: 'Nebel\u00a0im Tal' }, { password: 'same_password' }],
  [{ password_again: 'Nebel im Tag' }, { password_again: 'passwords_differ' }],
])('refuses %j', (changes, wrong) => {
  expect(check(changes)).toEqual(wrong);
});

it('takes the same letters for the same password, however they are typed', () => {
  const letters = 'Käse-müsli-42-Regen';
  expect(check({ password: letters.normalize('NFC'), password_again: letters.normalize('NFD') })).toEqual({});
});
