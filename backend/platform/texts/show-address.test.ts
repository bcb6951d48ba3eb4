import { showAddress } from './show-address.ts';

test.each([
  ['anna@xn--bcher-kva.example', 'anna@bücher.example'],
  ['anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
  ['anna@example.org', 'anna@example.org'],
  ['erased-7', 'erased-7'],
])('%s reads %s', (stored, shown) => {
  expect(showAddress(stored)).toBe(shown);
});
