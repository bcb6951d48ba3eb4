import { publicOrigin } from './hosts.ts';

it.each([
  ['herzfunke.de', 'http', 'herzfunke.de:3000', 'https://herzfunke.de'],
  ['herzfunke.de', 'https', 'alt.herzfunke.de', 'https://herzfunke.de'],
  ['herzfunke.localhost', 'http', 'herzfunke.localhost:3000', 'http://herzfunke.localhost:3000'],
  ['localhost', 'http', '127.0.0.1:3000', 'http://localhost:3000'],
  ['localhost', 'https', '[::1]', 'https://localhost'],
  ['localhost', 'http', undefined, 'http://localhost'],
] as const)('%s, asked by %s at %s, is %s', (primary, scheme, host, origin) => {
  expect(publicOrigin(primary, { scheme, host })).toBe(origin);
});
