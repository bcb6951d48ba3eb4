import { isOwnHost, requireHostName } from './host-name.ts';

it.each([
  ['Herzfunke.Example', 'herzfunke.example'],
  [' www.herzfunke.example ', 'www.herzfunke.example'],
  ['größe.example', 'xn--gre-6ka8i.example'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
])('%j is the host %s', (given, host) => {
  expect(requireHostName(given)).toBe(host);
});

it.each([
  '',
  'https://a.example',
  'a.example/',
  'a.example:3000',
  'a b.example',
  '-a.example',
  'a..example',
  '*.example',
])('refuses %j', (given) => {
  expect(() => requireHostName(given)).toThrow('is no host name');
});

it('knows which settings belong to a brand’s own site', () => {
  const hosts = ['www.herzfunke.example'];
  expect(['cdn.herzfunke.example', 'www.herzfunke.example'].map((host) => isOwnHost(host, hosts))).toEqual([
    true,
    true,
  ]);
  expect(['herzfunke.example.evil', 'evilherzfunke.example'].map((host) => isOwnHost(host, hosts))).toEqual([
    false,
    false,
  ]);
});
