import { parseJson } from './text.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['7', 7],
  ['null', null],
  ['', null],
  ['{half', null],
  [null, null],
])('%j says %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
