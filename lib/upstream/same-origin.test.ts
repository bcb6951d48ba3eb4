import { isForeign } from './same-origin.ts';

const host = 'herzfunke.localhost:3000';

it.each([
  [{ host, origin: `http://${host}` }, false],
  [{ host, origin: 'http://evil.test' }, true],
  [{ host, origin: 'null' }, true],
  [{ host, origin: `https://${host}` }, true],
  [{ host, origin: `https://${host}`, 'x-forwarded-proto': 'https' }, false],
  [{ host, origin: `http://${host}`, 'x-forwarded-proto': 'https' }, true],
  [{ host: 'herzfunke.example', origin: 'https://herzfunke.example' }, false],
  [{ host: 'herzfunke.example', origin: 'http://herzfunke.example' }, true],
  [{ host: 'herzfunke.example', origin: 'http://herzfunke.example', 'x-forwarded-proto': 'http' }, true],
  [{ host: 'herzfunke.example', referer: 'http://herzfunke.example/settings' }, true],
  [{ host, 'sec-fetch-site': 'same-origin' }, false],
  [{ host, 'sec-fetch-site': 'same-site' }, true],
  [{ host, 'sec-fetch-site': 'same-origin', origin: 'http://evil.test' }, true],
  [{ host, referer: 'http://evil.test/' }, true],
  [{ host }, true],
  [{ host, 'content-type': 'text/plain' }, true],
  [{ host, 'content-type': 'text/plain; application/json' }, true],
  [{ host, 'content-type': 'application/json; charset=utf-8' }, false],
  [{ host, 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, false],
])('a write with %j is foreign: %s', (headers, expected) => {
  expect(isForeign('POST', {}, headers)).toBe(expected);
});

it('lets anyone read, but log out only from the same origin', () => {
  expect(isForeign('GET', {}, { host, origin: 'http://evil.test' })).toBe(false);
  expect(isForeign('GET', { session: 'closes' }, { host })).toBe(true);
  expect(isForeign('GET', { session: 'closes' }, { host, 'sec-fetch-site': 'none' })).toBe(true);
  expect(isForeign('GET', { session: 'closes' }, { host, referer: `http://${host}/settings` })).toBe(false);
});

it.each([
  ['image/jpeg', false],
  ['image/webp; q=1', false],
  ['application/octet-stream', false],
  ['multipart/form-data; boundary=x', true],
  ['text/plain', true],
  ['application/json', true],
  [undefined, true],
])('an upload of %s that hides its origin is foreign: %s', (type, expected) => {
  const upload = { binary: true };
  expect(isForeign('POST', upload, { host, 'content-type': type })).toBe(expected);
  expect(isForeign('POST', upload, { host, 'content-type': type, origin: 'http://evil.test' })).toBe(true);
});
