import { fitsPassword, hashPassword, setPasswordCost } from './passwords.ts';

const password = 'a long enough one';

afterEach(() => setPasswordCost('full'));

test('a password costs 19 MiB, two passes and one lane where nothing else is said', async () => {
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('tests pay one MiB and one pass, and know a hash of the other kind', async () => {
  const dear = await hashPassword(password);
  setPasswordCost('least');
  const cheap = await hashPassword(password);
  expect(cheap).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  for (const hash of [dear, cheap]) {
    expect(await fitsPassword(hash, password)).toBe(true);
    expect(await fitsPassword(hash, 'another one')).toBe(false);
  }
  expect(await fitsPassword(null, password)).toBe(false);
});
