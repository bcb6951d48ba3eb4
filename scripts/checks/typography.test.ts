import { findTypographicSlips } from './typography.ts';

const find = (locale: string, text: string) =>
  findTypographicSlips(locale, [{ file: `messages/${locale}/x.json`, key: 'a', text }]);

test.each([
  ['en', 'It\u2019s “here”, 25% off, it goes on …'],
  ['de', 'Sie sagt: „Ja, ‚gern‘ – 25\u00a0% weniger“.'],
  [
    'fr',
    'Quoi\u202f? «\u202fOui\u202f»\u202f: 25\u202f% de moins\u202f! À 12:30, ici\u202f; voir [là](/x?a=1).',
  ],
  ['da', '»Ja«, {percent}\u00a0% mindre'],
  ['da', 'Din e-\u2060mailadresse'],
  ['pl', '„Tak”, {percent}% mniej'],
  ['fr', '{count, plural, one {#\u00a0crédit\u202f?} other {#\u00a0crédits\u202f?}}'],
  ['fr', 'De 18\u00a0ans, veux-\u2060tu\u202f?'],
  [
    'fr',
    'Dans un texte qui est plus long qu’un titre, un trait d’union peut finir une ligne\u202f: veux-tu\u202f?',
  ],
  ['en', '{kind, select, real {you’re in} other {{count, number} left}}'],
])('%s: %s', (locale, text) => expect(find(locale, text)).toEqual([]));

test.each([
  ['en', "It's here", 'straight apostrophe'],
  ['en', 'a "b"', 'straight quotation mark'],
  ['en', 'wait...', 'three dots'],
  ['en', '25 % off', 'per cent'],
  ['de', '25 % weniger', 'per cent'],
  ['de', '{percent}% weniger', 'per cent'],
  ['de', 'Sie sagt “ja”.', 'another language'],
  ['sv', 'Hon sa »ja«.', 'another language'],
  ['fr', 'Quoi ?', 'before ?'],
  ['fr', 'Quoi\u00a0?', 'before ?'],
  ['fr', 'Quoi?', 'before ?'],
  ['fr', 'Ton nom : Anna', 'before a colon'],
  ['fr', 'Ton nom: Anna', 'before a colon'],
  ['fr', '« Oui\u202f»', 'after «'],
  ['fr', 'À partir de {age} ans', 'number and its unit'],
  ['fr', '{count, plural, one {# crédit} other {#\u00a0crédits}}', 'number and its unit'],
  ['fr', 'Que veux-tu\u202f?', 'hyphen'],
  ['da', 'Din e-mailadresse', 'an e-'],
  ['nb', 'E-posten er sendt.', 'an e-'],
  ['sv', 'Din e-postadress', 'an e-'],
  ['it', 'così - dice', 'a hyphen for a dash'],
  ['it', 'due  spazi', 'two spaces'],
  ['es', 'algo , más', 'before a comma'],
])('%s: %s', (locale, text, complaint) => expect(find(locale, text).join()).toContain(complaint));
