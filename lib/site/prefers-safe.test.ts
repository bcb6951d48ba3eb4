import { prefersSafe } from './prefers-safe.ts';

it.each([
  ['safe', true],
  ['Safe', true],
  ['respond-async, safe', true],
  ['safe; x=1, wait=10', true],
  ['respond-async,safe,wait=5', true],
  ['unsafe', false],
  ['x=safe', false],
  ['safety', false],
  ['', false],
  [undefined, false],
])('in %p it is %p', (header, expected) => {
  expect(prefersSafe(header)).toBe(expected);
});
