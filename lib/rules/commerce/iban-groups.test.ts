import { caretAfterGrouping, groupIban } from './iban-groups.ts';

test.each([
  ['', ''],
  ['de8', 'DE8'],
  ['de89', 'DE89'],
  ['de893704', 'DE89 3704'],
  ['DE89-3704.0044 0532  0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['x'.repeat(50), `${'XXXX '.repeat(8)}XX`],
])('%s is read as %s', (typed, grouped) => {
  expect(groupIban(typed)).toBe(grouped);
  expect(groupIban(grouped)).toBe(grouped);
});

test.each([
  ['DE893', 5, 6, 'at the end'],
  ['DE89', 4, 4, 'a full group at the end'],
  ['DE189 3704', 3, 3, 'in the middle'],
  ['DE8 93704', 4, 3, 'before a blank that has moved'],
  ['DE89 3704', 0, 0, 'at the start'],
  ['DE893704', 4, 5, 'over the blank behind a full group'],
])('the caret of %s at %i moves to %i: %s', (typed, caret, moved) => {
  expect(caretAfterGrouping(typed, caret)).toBe(moved);
});

test('a deleted blank lets the caret pass', () => {
  expect(caretAfterGrouping('DE893704', 4, true)).toBe(4);
});
