import { hash as hashRaw } from '@node-rs/argon2';
import { checkPassword, hashPassword, setPasswordCost } from './passwords.ts';

const password = 'a long enough one';
const wrong = { isMatch: false, newHash: null };

afterEach(() => setPasswordCost('full'));

test('a password costs 19 MiB, two passes and one lane by default', async () => {
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('tests pay one MiB and one pass, and know a hash of the other kind', async () => {
  const dear = await hashPassword(password);
  setPasswordCost('least');
  const cheap = await hashPassword(password);
  expect(cheap).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  for (const hash of [dear, cheap]) {
    expect(await checkPassword(hash, password)).toEqual({ isMatch: true, newHash: null });
    expect(await checkPassword(hash, 'another one')).toEqual(wrong);
  }
  expect(await checkPassword(null, password)).toEqual(wrong);
});

const letters = 'Käse-müsli-42-Regen';

test.each(['NFC', 'NFD'] as const)('a password that was set as %s fits in either form', async (form) => {
  setPasswordCost('least');
  const stored = await hashPassword(letters.normalize(form));
  for (const typed of [letters.normalize('NFC'), letters.normalize('NFD')])
    expect(await checkPassword(stored, typed)).toEqual({ isMatch: true, newHash: null });
  expect(await checkPassword(stored, 'Kase-musli-42-Regen')).toEqual(wrong);
});

test('every blank is the plain one', async () => {
  setPasswordCost('least');
  const stored = await hashPassword('Regen\u00a0am\u3000Rhein');
  expect((await checkPassword(stored, 'Regen am Rhein')).isMatch).toBe(true);
});

test('a hash of the form that was typed fits that form, and is to be stored again', async () => {
  setPasswordCost('least');
  const typed = letters.normalize('NFD');
  const { isMatch, newHash } = await checkPassword(await hashRaw(typed), typed);
  expect(isMatch).toBe(true);
  expect(await checkPassword(newHash, letters.normalize('NFC'))).toEqual({ isMatch: true, newHash: null });
  expect(await checkPassword(await hashRaw(typed), 'another ä'.normalize('NFD'))).toEqual(wrong);
});
