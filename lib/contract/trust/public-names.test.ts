import { findNameFault, findTownFault } from './public-names.ts';

const brands = ['herzfunke', 'Herzfunke', 'vonk', 'Vonk', 'gnista', 'Gnista'];

test.each([
  ['Support', 'name_reserved'],
  ['ADMIN', 'name_reserved'],
  ['Adm1n', 'name_reserved'],
  ['A d m i n', 'name_reserved'],
  ['Admin-7', 'name_reserved'],
  ['Team Herzfunke', 'name_reserved'],
  ['Herzfunke', 'name_reserved'],
  ['HerzfunkeBot', 'name_reserved'],
  ['H3rzfunk3', 'name_reserved'],
  ['Vonk', 'name_reserved'],
  ['Kundenservice', 'name_reserved'],
  ['Asiakaspalvelu', 'name_reserved'],
  ['Kundtjänst', 'name_reserved'],
  ['Obsługa', 'name_reserved'],
  ['Soporte oficial', 'name_reserved'],
  ['Modérateur', 'name_reserved'],
  ['Аnna', 'mixed_alphabets'],
  ['Anna Αννα', 'mixed_alphabets'],
  ['Anna\u202e', 'unusual_characters'],
  ['An\u0000na', 'unusual_characters'],
  ['A\u200bnna', 'unusual_characters'],
  ['𝐀𝐧𝐧𝐚', 'unusual_characters'],
  ['A\u0316\u0317\u0318\u0319\u031cnna', 'unusual_characters'],
  ['0176 1234567', 'contact_data'],
  ['Anna 12345', 'contact_data'],
  ['Anna ①②③④⑤', 'contact_data'],
  ['@anna_klein', 'contact_data'],
  ['insta anna', 'contact_data'],
  ['w h a t s a p p', 'contact_data'],
  ['anna.de', 'contact_data'],
])('the name %j is refused: %s', (name, fault) => {
  expect(findNameFault(name, brands)).toBe(fault);
});

test.each([
  'Anna',
  'Anna-Lena',
  'Zoë',
  'José María',
  'O’Brien',
  'Jürgen 62',
  'Anna92',
  '李娜',
  'علي',
  'Анна',
  'さくら花',
  'Maria 🌸',
  'Søren Ø.',
  'Łucja',
  'Vonka',
  'Ben',
  'Moda',
  'Teamara',
  'Adele',
  'J.R.',
  'Nguyễn Thị Ánh',
])('the name %s is fine', (name) => {
  expect(findNameFault(name, brands)).toBeNull();
});

test.each([
  ['Ruf an 0176 1234567', 'contact_data'],
  ['alice_k92', 'unknown_town'],
  ['Köln 50667', 'contact_data'],
  ['Berlin 104', 'unknown_town'],
  ['t.me/alice', 'contact_data'],
  ['Telegram Anna', 'contact_data'],
  ['K\u202eöln', 'unusual_characters'],
  ['Kölн', 'mixed_alphabets'],
  ['<b>Köln</b>', 'unknown_town'],
  ['Support', 'name_reserved'],
  ['💋', 'unknown_town'],
])('the town %j is refused: %s', (town, fault) => {
  expect(findTownFault(town)).toBe(fault);
});

test.each([
  'Köln',
  'Bad Homburg v.d.H.',
  'St. Gallen',
  "'s-Hertogenbosch",
  'Saint-Étienne',
  'L’Aquila',
  'Łódź',
  'Å',
  'Wien 22',
  'Frankfurt (Oder)',
  'Biel/Bienne',
  'Paris 12',
  'Hintertupfing',
  'Αθήνα',
  'Ulm, Böfingen',
  'Y',
])('the town %s is fine', (town) => {
  expect(findTownFault(town)).toBeNull();
});
