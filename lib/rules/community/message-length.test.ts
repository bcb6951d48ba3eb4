import { messageLength } from './message-length.ts';

test.each([
  ['blanks around do not count', '  hi \n', 2],
  ['an emoji beyond the first plane is one', 'hi 😀', 4],
  ['a letter and the accent put on it are two', 'e\u0301', 2],
  ['nothing is nothing', ' \n ', 0],
])('%s', (_what, text, length) => {
  expect(messageLength(text)).toBe(length);
});
