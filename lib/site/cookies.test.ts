import { cookieValue } from './cookies.ts';

it.each([
  ['a=1; b=2', 'b', '2'],
  ['ab=1; b=2', 'b', '2'],
  ['xb=1', 'b', undefined],
  ['b=', 'b', ''],
  [';;b=x=y', 'b', 'x=y'],
])('in "%s" %s is %s', (header, name, expected) => {
  expect(cookieValue(header, name)).toBe(expected);
});
