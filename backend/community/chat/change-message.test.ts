import { changedCharacters, mayEdit } from './change-message.ts';

test.each([
  ['Bis Moontag', 'Bis Montag', 1],
  ['Hallo.', 'Hallo.', 0],
  ['', 'Hallo', 5],
  ['aa', 'aaa', 1],
  ['Hallo Anna', 'Hallo Bob', 4],
  ['👍👍', '👍', 1],
])('from %j to %j so many characters change: %d', (before, after, characters) => {
  expect(changedCharacters(before, after)).toBe(characters);
});

test('a correction is one, a second text is none', () => {
  const fresh = { body: 'Treffen wir uns am Moontag um acht am Rhein?', edits: 0, edited: 0 };
  expect(mayEdit(fresh, 1)).toBe(true);
  expect(mayEdit(fresh, 22)).toBe(true);
  expect(mayEdit(fresh, 23)).toBe(false);
  expect(mayEdit({ ...fresh, edited: 20 }, 3)).toBe(false);
  expect(mayEdit({ ...fresh, edits: 3 }, 1)).toBe(false);
});
