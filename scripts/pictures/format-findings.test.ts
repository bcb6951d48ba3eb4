import { formatFindings } from './format-findings.ts';

const long = { locale: 'fi', element: 'a.btn in #main', text: 'Poista | peru', what: 'takes 3 lines' };

test('the same on several screens stands there once', () => {
  expect(
    formatFindings([
      { ...long, screen: 'home' },
      { ...long, screen: 'members', element: 'a.btn in footer' },
      { ...long, screen: 'home', locale: 'de' },
    ]),
  ).toEqual([
    '| locale | screen | element | text | what is wrong |',
    '| --- | --- | --- | --- | --- |',
    '| fi | home and 1 more | a.btn in #main | Poista \\| peru | takes 3 lines |',
    '| de | home | a.btn in #main | Poista \\| peru | takes 3 lines |',
  ]);
});

test('says that everything fits', () => {
  expect(formatFindings([])).toEqual(['Everything fits.']);
});
