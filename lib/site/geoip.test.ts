import { resolveClientIp, lookUpCountry } from './geoip.ts';

it('knows countries by address', () => {
  expect(lookUpCountry('194.25.134.203')).toBe('DE');
  expect(lookUpCountry('2001:4860:4860::8888')).toMatch(/^[A-Z]{2}$/);
  expect(lookUpCountry('127.0.0.1')).toBeNull();
  expect(lookUpCountry('not an address')).toBeNull();
});

it.each([
  ['::ffff:10.0.0.9', '1.1.1.1', 0, '10.0.0.9'],
  ['10.0.0.9', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['10.0.0.9', '6.6.6.6, 1.1.1.1, 10.0.0.8', 2, '1.1.1.1'],
  ['10.0.0.9', 'nonsense', 1, '10.0.0.9'],
  ['10.0.0.9', '1.1.1.1', 3, '10.0.0.9'],
  ['10.0.0.9', undefined, 1, '10.0.0.9'],
])('from %s with %s behind %i proxies it is %s', (remote, forwarded, hops, expected) => {
  expect(resolveClientIp(remote, forwarded, hops)).toBe(expected);
});
