import { formatServerText, serverTexts } from './server-texts.ts';

test('an unsupported language reads English', () => {
  expect(serverTexts('tlh', 'fictional')).toEqual(serverTexts('en', 'fictional'));
  expect(serverTexts('sv', 'mail').greeting).toBe('Hej,');
});

test('a list of paragraphs stays one', () => {
  expect(Array.isArray(serverTexts('fi', 'mail').activation.notes)).toBe(true);
});

test.each(["{name}'s {0} '{' #", '$& <b>{count, plural, other {x}}</b>', ''])(
  'a value is not treated as text: %j',
  (name) => {
    expect(formatServerText('en', '{name} and {name}', { name })).toBe(`${name} and ${name}`);
  },
);

test('a plural has the forms of the language', () => {
  const text = '{count, plural, one {# list} few {# listy} many {# listów} other {# listu}}';
  expect([1, 2, 5, 1234].map((count) => formatServerText('pl', text, { count }))).toEqual([
    '1 list',
    '2 listy',
    '5 listów',
    '1234 listy',
  ]);
});

test('no sentence ends with two full stops', () => {
  const values = { name: 'Vonk B.V.', price: '69,00 kr.', days: 14 };
  expect(formatServerText('en', 'By {name}. It was {price}. Not {name}, {days}.', values)).toBe(
    'By Vonk B.V. It was 69,00 kr. Not Vonk B.V., 14.',
  );
});

test('a placeholder without a value is an error, also one that every object has', () => {
  expect(() => formatServerText('en', 'For {constructor}', {})).toThrow('No value for {constructor}');
});
