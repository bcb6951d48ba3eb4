import { truncateText, hasVisibleText, shortened, trimText } from './visible-text.ts';

test.each([
  '',
  ' \n\t',
  '\u00a0\u3000',
  '\u200b',
  '\u2060\u200d',
  '\u{e0041}\u{e0042}',
  '\u3164',
  '\u2800',
  '\u202e',
  '\u0301\u0301',
  ' \u0301',
  '\u20e3',
  '\ufe0f',
  '\uffa0',
  '\ufffc',
  '\ufff9',
  '\u{1d159}',
  '\u{13441}\u{13442}',
  '\ue000',
  '\uffff',
])('a reader sees nothing of %j', (text) => {
  expect(hasVisibleText(text)).toBe(false);
  expect(trimText(text)).toBe('');
});

test.each([
  'a',
  '.',
  '❤️',
  '👩‍👩‍👧',
  'م',
  '🇩🇪',
  '1\ufe0f\u20e3',
  '한',
  'हि',
  '\u25cc\u0301',
  '🏴\u{e0067}\u{e007f}',
  '\u200bhej',
])('a reader sees something of %j', (text) => {
  expect(hasVisibleText(text)).toBe(true);
  expect(trimText(` ${text}\n`)).toBe(text);
});

test.each([
  ['Hallo', 5, 'Hallo'],
  ['Hallo', 4, 'Hall'],
  ['ab👩‍👩‍👧c', 5, 'ab'],
  ['ab👩‍👩‍👧c', 7, 'ab👩‍👩‍👧'],
  ['🇩🇪🇫🇷', 3, '🇩🇪'],
  ['cafe\u0301s', 4, 'caf'],
  ['😀😀😀', 2, '😀😀'],
  ['👩‍👩‍👧', 2, '👩\u200d'],
])('%j begins within %i characters as %j', (text, max, beginning) => {
  expect(truncateText(text, max)).toBe(beginning);
});

test('nothing turns a text around', () => {
  expect(trimText('\u202emoc.liamg@kanna\u202c ')).toBe('moc.liamg@kanna');
  expect(trimText('\u2067אנה\u2069, 36 \u200f')).toBe('אנה, 36 \u200f');
});

test('what was cut ends in an ellipsis', () => {
  expect(shortened('🇩🇪🇫🇷', 4)).toBe('🇩🇪🇫🇷');
  expect(shortened('🇩🇪🇫🇷🇮🇹', 4)).toBe('🇩🇪…');
});
