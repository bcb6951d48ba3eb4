import { trimEnding, trimSlashes } from './trim-ending.ts';

test.each([
  ['/members//', '/members'],
  ['/members', '/members'],
  ['///', ''],
  ['', ''],
])('%s ends as %s', (path, trimmed) => {
  expect(trimSlashes(path)).toBe(trimmed);
});

test('only what is extra is left out, and only at the end', () => {
  expect(trimEnding('a=b==', (character) => character === '=')).toBe('a=b');
});
