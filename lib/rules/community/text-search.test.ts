import { textSearch } from './text-search.ts';

test.each([
  ['de', 'jorg', 'Jörg, 41'],
  ['de', 'joerg', 'Jörg, 41'],
  ['de', 'Jörg zoe', 'Joerg und Zoë'],
  ['de', 'strasse', 'Wir treffen uns in der Hauptstraße.'],
  ['de', 'SMORREBROD', 'Smørrebrød?'],
  ['pl', 'zoe', 'Zoë'],
  ['en', 'joerg', 'Jörg'],
  ['en', 'Jörg', 'Joerg'],
  ['nb', 'soeren', 'Søren'],
  ['sv', 'Maarten', 'Mårten'],
  ['da', 'Åse', 'Aase'],
  ['fr', 'ecole', 'l’École'],
  ['it', 'perche no', 'No, perché?'],
  ['de', 'mo\u0308ve', 'Möve'],
])('in %s "%s" finds "%s"', (locale, query, text) => {
  expect(textSearch(query, locale)(text)).toBe(true);
});

test.each([
  ['sv', 'ar', 'är'],
  ['fi', 'oljy', 'Öljy'],
  ['nb', 'ol', 'Øl'],
  ['de', 'maria nein', 'Maria'],
])('in %s "%s" does not find "%s"', (locale, query, text) => {
  expect(textSearch(query, locale)(text)).toBe(false);
});

test('a blank query finds everything', () => {
  expect(textSearch('  ', 'de')('Mara')).toBe(true);
});
