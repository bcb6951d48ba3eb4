import { localeCookieLine } from '../site/cookies.ts';
import { openingCookies, sessionOf } from './session.ts';

beforeAll(() => {
  process.env.SESSION_SECRET = 's'.repeat(32);
});

const alice = { token: 'token-of-alice', user: 7, brand: 'herzfunke' };

async function sealOf(session = alice): Promise<string> {
  const [line = ''] = await openingCookies(session);
  return line.split(';')[0] ?? '';
}

it('seals the token and finds it again', async () => {
  const cookie = await sealOf();
  expect(cookie).not.toContain(alice.token);
  await expect(sessionOf(`a=b; ${cookie}; vonk_in=1`, 'herzfunke')).resolves.toEqual(alice);
});

it('takes a cookie of another brand for no session', async () => {
  await expect(sessionOf(await sealOf(), 'vlinder')).resolves.toBeNull();
});

it('takes a forged or changed cookie for no session', async () => {
  const cookie = await sealOf();
  const changed = cookie.slice(0, 150) + (cookie[150] === 'a' ? 'b' : 'a') + cookie.slice(151);
  await expect(sessionOf(changed, 'herzfunke')).resolves.toBeNull();
  await expect(sessionOf('__Host-vonk=Fe26.2*1*a*b*c**d*e', 'herzfunke')).resolves.toBeNull();
  await expect(sessionOf(undefined, 'herzfunke')).resolves.toBeNull();
});

it('remembers the session for 30 days and the language for 365', async () => {
  const days = (line: string) => Number(/Max-Age=(\d+)/.exec(line)?.[1]) / 86_400;
  expect((await openingCookies(alice)).map(days)).toEqual([30, 30]);
  expect(days(localeCookieLine('sv'))).toBe(365);
});
