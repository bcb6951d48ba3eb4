import { pressedKey } from './pressed-key.ts';

test.each([
  ['while a word is composed', { isComposing: true, keyCode: 13 }, ''],
  ['by its old number alone, after the word has ended', { isComposing: false, keyCode: 229 }, ''],
  ['right behind a word, from a keyboard on glass', { isComposing: false, keyCode: 13 }, 'Enter'],
])('Enter %s', (_, state, meant) => {
  const event = { key: 'Enter', ...state } as KeyboardEvent;
  expect(pressedKey(event)).toBe(meant);
  expect(pressedKey({ key: 'Enter', nativeEvent: event } as never)).toBe(meant);
});
