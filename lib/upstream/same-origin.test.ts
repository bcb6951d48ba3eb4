import { isForeign } from './same-origin.ts';

const host = 'herzfunke.localhost:3000';

it.each([
  [{ host, origin: `http://${host}` }, false],
  [{ host, origin: 'http://evil.test' }, true],
  [{ host, origin: 'null' }, true],
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
  expect(isForeign('POST', false, headers)).toBe(expected);
});

it('lets anybody read, but log out only from the same origin', () => {
  expect(isForeign('GET', false, { host, origin: 'http://evil.test' })).toBe(false);
  expect(isForeign('GET', true, { host })).toBe(true);
  expect(isForeign('GET', true, { host, 'sec-fetch-site': 'none' })).toBe(true);
  expect(isForeign('GET', true, { host, referer: `http://${host}/settings` })).toBe(false);
});
