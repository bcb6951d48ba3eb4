import type { Locale } from '../../lib/i18n/locales.ts';
import { findClaims } from './lander-claims.ts';

describe('a false claim', () => {
  const planted: [string, Locale][] = [
    ['12.345 Mitglieder', 'de'],
    ['Über 3 Millionen Nutzer', 'de'],
    ['Mara, 2 km entfernt', 'de'],
    ['5 Frauen in deiner Nähe', 'de'],
    ['Mara ist online', 'de'],
    ['Nur noch 3 Plätze frei', 'de'],
    ['Noch 04:59 Minuten', 'de'],
    ['Lena wartet auf dich', 'de'],
    ['4,8 / 5 von zufriedenen Paaren', 'de'],
    ['Die Nr. 1 in Europa', 'de'],
    ['You have 3 new likes', 'en'],
    ['Join thousands of singles', 'en'],
    ['Verified profiles only', 'en'],
    ['★★★★★', 'en'],
    ['1 200 membres en ligne', 'fr'],
    ['Te esperan', 'es'],
    ['Över 500 nya medlemmar', 'sv'],
    ['Tysiące singli', 'pl'],
    ['Zweryfikowane profile', 'pl'],
    ['2 500 jäsentä', 'fi'],
    ['Nog maar 2 plekken', 'nl'],
    ['Venter på deg', 'nb'],
    ['Kun i dag', 'da'],
    ['Ti stanno aspettando', 'it'],
  ];
  test.each(planted)('%s', (claim, locale) => {
    expect(findClaims(`<main><p>${claim}</p></main>`, locale)).not.toEqual([]);
    expect(findClaims(`<main><img alt="${claim}"></main>`, locale)).not.toEqual([]);
  });

  test('is none where it comes from live data, in the sentence of a rule, and below the page', () => {
    const html =
      '<main><p data-live-count="true">412 Mitglieder</p><p>Am Tag sind 4 Likes frei.</p></main><footer>500 Mitglieder</footer>';
    expect(findClaims(html, 'de', ['Am Tag sind 4 Likes frei.'])).toEqual([]);
  });

  test.each([
    'Mara, 31',
    'Nach der Arbeit um die Ecke',
    'Anmelden, suchen, Herzen schicken und lesen kostet nichts.',
    'Ab 18 Jahren.',
    'Zwei Antworten, dann geht es los',
  ])('“%s” is none', (text) => {
    expect(findClaims(`<main><p>${text}</p><p>Frauen</p></main>`, 'de')).toEqual([]);
  });
});
