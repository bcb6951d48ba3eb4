import { sealData } from 'iron-session';
import { choiceCookieLines } from '../site/cookies.ts';
import {
  closingCookies,
  clearSession,
  knownSession,
  openingCookies,
  getSession,
  saysSessionEnded,
} from './session.ts';
import { getUser, logIn } from '../contract/identity/accounts.ts';

describe('session', () => {
  beforeAll(() => {
    process.env.SESSION_SECRET = 's'.repeat(32);
  });

  const alice = { token: 'token-of-alice', user: 7, brand: 'herzfunke', country: 'NL' };

  async function createSeal(session = alice): Promise<string> {
    const [line = ''] = await openingCookies(session);
    return line.split(';')[0] ?? '';
  }

  it('seals the token and finds it again', async () => {
    const cookie = await createSeal();
    expect(cookie).not.toContain(alice.token);
    await expect(getSession(`a=b; ${cookie}; vonk_in=1`, 'herzfunke')).resolves.toEqual(alice);
  });

  it('opens what version 8 of the library sealed, so that an update keeps sessions', async () => {
    const seal =
      'Fe26.2*1*44c0dca3690f084ebcb608232a08ab7d06c6b4eac341603f6c5b9b0c08bb5dfa*4WtNhVRI84uY6ODjYnWR3w*' +
      'uZVpF_XHstngSuGBBrGZUZsD1w2qdkDa4RBko0Da5FjHZ0_thJ65xFlKA8NRGY3o7IhHifVgaTTO05ezoqjGtlUNQge_m64tQPMwqP83rTI*' +
      '4949226298004*f907eefd3e23b726b082d79dd99dbbd749513e5e6d7465657429480d77266173*' +
      '3xzomoS50lbYbhVRpOZNjU2j2-dzHqRyxuCLTnfFD0I~2';
    await expect(getSession(`__Host-vonk=${seal}`, 'herzfunke')).resolves.toEqual(alice);
  });

  it('rejects a cookie of another brand', async () => {
    await expect(getSession(await createSeal(), 'vlinder')).resolves.toBeNull();
  });

  it('rejects a forged or changed cookie', async () => {
    const cookie = await createSeal();
    const changed = cookie.slice(0, 150) + (cookie[150] === 'a' ? 'b' : 'a') + cookie.slice(151);
    await expect(getSession(changed, 'herzfunke')).resolves.toBeNull();
    await expect(getSession('__Host-vonk=Fe26.2*1*a*b*c**d*e', 'herzfunke')).resolves.toBeNull();
    await expect(getSession(undefined, 'herzfunke')).resolves.toBeNull();
  });

  it('stores the session for 30 days and the language for 365', async () => {
    const days = (line: string) => Number(/Max-Age=(\d+)/.exec(line)?.[1]) / 86_400;
    expect((await openingCookies(alice)).map(days)).toEqual([30, 30]);
    expect(choiceCookieLines({ setLocale: 'sv' }, 'https').map(days)).toEqual([365]);
  });

  it('opens and ends with two cookies: one that scripts cannot read, and a plain hint', async () => {
    const [sealed = '', hint] = await openingCookies(alice);
    expect(sealed).toMatch(/^__Host-vonk=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/);
    expect(hint).toBe('vonk_in=1; Path=/; Max-Age=2592000; Secure; SameSite=Lax');
    expect(closingCookies).toEqual([
      '__Host-vonk=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
      'vonk_in=; Path=/; Max-Age=0; Secure; SameSite=Lax',
    ]);
  });

  it('caches what it has unsealed, until it is dropped', async () => {
    const cookie = await createSeal({ ...alice, user: 8 });
    expect(knownSession(cookie, 'herzfunke')).toBeUndefined();
    await getSession(cookie, 'herzfunke');
    expect(knownSession(cookie, 'herzfunke')).toMatchObject({ user: 8 });
    expect(knownSession(cookie, 'vlinder')).toBeNull();
    clearSession(undefined);
    clearSession(cookie);
    expect(knownSession(cookie, 'herzfunke')).toBeUndefined();
    expect(knownSession(undefined, 'herzfunke')).toBeNull();
  });

  it('caches, too, that a forged cookie is invalid', async () => {
    await getSession('__Host-vonk=forged', 'herzfunke');
    expect(knownSession('__Host-vonk=forged', 'herzfunke')).toBeNull();
  });

  it.each([
    ['no token', { user: 7, brand: 'herzfunke' }],
    ['no member', { token: 'token', brand: 'herzfunke' }],
    ['no brand', { token: 'token', user: 7 }],
    ['a member in words', { token: 'token', user: '7', brand: 'herzfunke' }],
  ])('rejects a seal with %s', async (_what, content) => {
    const seal = await sealData(content, { password: 's'.repeat(32) });
    await expect(getSession(`__Host-vonk=${seal}`, 'herzfunke')).resolves.toBeNull();
  });

  it('rejects a seal of another secret and one that is too long', async () => {
    const seal = await sealData(alice, { password: 't'.repeat(32) });
    await expect(getSession(`__Host-vonk=${seal}`, 'herzfunke')).resolves.toBeNull();
    const long = await sealData({ ...alice, token: 'x'.repeat(2_000) }, { password: 's'.repeat(32) });
    await expect(getSession(`__Host-vonk=${long}`, 'herzfunke')).resolves.toBeNull();
  });

  it('seals nothing without a secret of 32 characters', async () => {
    const previousSecret = process.env.SESSION_SECRET;
    for (const secret of ['', 's'.repeat(31)]) {
      process.env.SESSION_SECRET = secret;
      await expect(openingCookies(alice)).rejects.toThrow('SESSION_SECRET must have at least 32 characters');
    }
    process.env.SESSION_SECRET = previousSecret;
  });
});

const answer = (status: number, body: string) => ({ status, headers: {}, body: Buffer.from(body) });

it.each(['{"user":null}', ' { "user" : null } '])('the user call says it with %j', (body) => {
  expect(saysSessionEnded(getUser, answer(200, body))).toBe(true);
});

it.each([
  [200, '{"user":{"id":7}}'],
  [200, '{"user":null,"more":1}'],
  [200, '{"more":1,"user":null}'],
  [200, `${' '.repeat(40)}{"user":null}`],
  [500, '{"user":null}'],
  [304, ''],
])('an answer %i %j of the user call does not', (status, body) => {
  expect(saysSessionEnded(getUser, answer(status, body))).toBe(false);
});

it('no other call says it so', () => {
  expect(saysSessionEnded(logIn, answer(200, '{"user":null}'))).toBe(false);
  expect(saysSessionEnded({ ...getUser, path: '/api/chats.php' }, answer(200, '{"user":null}'))).toBe(false);
});

it('every call says it with authentication_required, and with no other 403', () => {
  const required = '{"error":"authentication_required","authentication_required":true}';
  for (const endpoint of [getUser, logIn]) {
    expect(saysSessionEnded(endpoint, answer(403, required))).toBe(true);
    expect(saysSessionEnded(endpoint, answer(403, '{"error":"blocked_by"}'))).toBe(false);
    expect(saysSessionEnded(endpoint, answer(401, required))).toBe(false);
  }
});
