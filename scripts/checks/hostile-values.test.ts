import { findWrongValues } from './hostile-values.ts';

const find = (locale: string, text: string, file = `messages/${locale}/x.json`) =>
  findWrongValues(locale, [{ file, key: 'a', text }]);

test.each([
  ['en', '{name}’s photo, and {count, plural, one {# day} other {# days}}'],
  ['de', 'Land: {country}. Gilt bis zum {date}. {count, plural, one {# Tag} other {# Tage}}'],
  ['fr', 'Profil\u202f: {name}, {count, plural, one {# crédit} other {# crédits}}'],
  ['it', 'Ho letto l’{privacy}. Scade: {date}'],
  ['es', 'más de {count, number} miembros'],
  ['pl', 'Otwórz serwis {name}'],
  ['fi', 'Paikka: {city}'],
  ['da', 'Fra {city}, for {country}'],
  ['nl', 'Land: {country}'],
])('%s: %s', (locale, text) => expect(find(locale, text)).toEqual([]));

test.each([
  ['sv', '{name}s profil', 'ties letters'],
  ['fr', 'l’{name}', 'ties letters'],
  ['fi', '{city}:ssa', 'ties letters'],
  ['de', 'So zahlst du in {country}', 'a country without its article'],
  ['fr', 'Photo de {name}', 'no elision'],
  ['fr', 'Disponible en {country}', 'a country without its article'],
  ['it', 'entro il {count}', 'an article before a number'],
  ['es', '{name} y {name}', '“y” before an i'],
  ['en', 'a {count}-day pass', '“a” before a vowel'],
  ['pl', 'Przejdź do {name}', 'a preposition'],
  ['da', 'Folk i {city}', 'a preposition'],
  ['nb', 'Betalt i {country}', 'a preposition'],
  ['sv', 'Folk på {place}', 'a preposition'],
  ['nl', 'Betalen in {country}', 'a country without its article'],
])('%s: %s', (locale, text, complaint) => expect(find(locale, text).join('\n')).toContain(complaint));

it('names the file and the key', () => {
  expect(find('sv', '{name}s profil')[0]).toMatch(/^messages\/sv\/x\.json:a /);
});
