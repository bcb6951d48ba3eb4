import { byteRange } from './byte-range.ts';

test.each<[string | undefined, ReturnType<typeof byteRange>]>([
  [undefined, 'whole'],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=999999999999999999999-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-0', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-9', 'whole'],
])('of a file of 100 bytes %s is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test('nothing is there of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none');
});
