import { clientAddress, countryOfAddress } from './geoip.ts';

it('knows countries by address', () => {
  expect(countryOfAddress('194.25.134.203')).toBe('DE');
  expect(countryOfAddress('2001:4860:4860::8888')).toMatch(/^[A-Z]{2}$/);
  expect(countryOfAddress('127.0.0.1')).toBeNull();
  expect(countryOfAddress('not an address')).toBeNull();
});

it.each([
  ['::ffff:10.0.0.9', '1.1.1.1', 0, '10.0.0.9'],
  ['10.0.0.9', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['10.0.0.9', '6.6.6.6, 1.1.1.1, 10.0.0.8', 2, '1.1.1.1'],
  ['10.0.0.9', 'nonsense', 1, '10.0.0.9'],
  ['10.0.0.9', '1.1.1.1', 3, '10.0.0.9'],
  ['10.0.0.9', undefined, 1, '10.0.0.9'],
])('from %s with %s behind %i proxies it is %s', (remote, forwarded, hops, expected) => {
  expect(clientAddress(remote, forwarded, hops)).toBe(expected);
});
