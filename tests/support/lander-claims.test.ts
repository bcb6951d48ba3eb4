import { locales } from '../../lib/contract/scalars.ts';
import { languageRules } from '../../scripts/checks/language-rules.ts';
import { findClaims, foreignAddresses, judgeLander, type Expected } from './lander-claims.ts';

const expected: Expected = {
  locale: 'de',
  hosts: ['herzfunke.localhost'],
  warning: 'Diese Seite enthält fiktive Profile.',
  age: '18+',
  action: '/signup',
  imprint: '/imprint',
  rules: ['Am Tag sind 4 Likes frei.'],
};

const notice = `<aside class="n" data-lander-notice="true"><span>18+</span><p>Diese Seite enthält fiktive Profile.
  <a href="/imprint">Impressum</a></p></aside>`;
const photo = '<img src="/photos/ab-medium.webp" alt="">';
const label = (name: string, value: string) =>
  `<label><input type="radio" name="${name}" value="${value}"><span>eine Frau</span></label>`;
const form = `<form method="get" action="/signup"><input type="hidden" name="slug" value="gallery">
  <fieldset><legend>Ich bin</legend>${label('gender', 'woman')}</fieldset>
  <fieldset><legend>Ich suche</legend>${label('seeks', 'man')}</fieldset>
  <button type="submit">Kostenlos anmelden</button></form>`;
const words = `<p>${'Schau dich um und schreib, wenn dir danach ist. '.repeat(8)}</p>`;

type Parts = { main?: string; head?: string };

const page = ({
  main = `<h1>Lern jemanden kennen</h1>${notice}${photo}${words}${form}`,
  head = '',
}: Parts = {}) =>
  `<html><head><title>Lern jemanden kennen</title><meta name="robots" content="noindex"/>${head}
  <link rel="canonical" href="https://herzfunke.localhost/landers/gallery"/></head><body><main id="main">${main}</main></body></html>`;

test('a good lander has nothing to mend', () => {
  expect(judgeLander(page(), expected)).toEqual([]);
});

test('a number is a claim except in the sentence of a rule', () => {
  const withLine = (line: string) => judgeLander(page().replace(words, `${words}<p>${line}</p>`), expected);
  expect(withLine('Am Tag sind 4 Likes frei.')).toEqual([]);
  expect(withLine('Am Tag kommen 4 Likes.')).toEqual(['claims “4 Likes”']);
});

test.each([
  ['no notice', page().replace(notice, ''), 'has no notice about fictional profiles'],
  [
    'a member before the notice',
    page({ main: `<h1>Lern</h1>${photo}${notice}${words}${form}` }),
    'shows a member before the notice',
  ],
  [
    'a notice far down',
    page({ main: `<h1>Lern</h1>${words}${words}${notice}${photo}${form}` }),
    /^has its notice behind \d+ characters$/,
  ],
  [
    'another sentence',
    page().replace('enthält fiktive', 'hat fiktive'),
    /without the sentence of the brand$/,
  ],
  ['no age', page().replace('18+', ''), 'has a notice without 18+'],
  ['no imprint', page().replace('href="/imprint"', 'href="/terms"'), 'has a notice without the imprint'],
  ['a second h1', page().replace(words, `<h1>Noch einer</h1>${words}`), 'has 2 first headings'],
  ['an indexable page', page().replace('noindex', 'index'), 'may be indexed'],
  ['no form', page().replace(form, ''), 'has no form that leads to /signup'],
  ['a form that needs scripts', page().replace('method="get"', ''), 'has a form that needs scripts'],
  [
    'a field without a label',
    page().replace('<legend>Ich suche', '<input type="radio" name="x"><legend>Ich suche'),
    'has a field without a label',
  ],
  ['little text', page().replace(words, ''), /^says only \d+ characters/],
  [
    'a picture from elsewhere',
    page().replace(photo, '<img src="https://cdn.example/a.png">'),
    'asks a third party: https://cdn.example/a.png',
  ],
])('%s is found', (_what, html, complaint) => {
  const complaints = judgeLander(html, expected);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(complaint);
});

test('addresses of others are found wherever a browser would ask them', () => {
  const own =
    '<a href="http://herzfunke.localhost:4000/x">a</a><a href="/b">b</a><svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(foreignAddresses(own, expected.hosts)).toEqual([]);
  const others = [
    '<script src="//t.example/a.js"></script>',
    '<img srcset="/a 1w, https://i.example/b 2w">',
    '<div style="background:url(https://s.example/c)"></div>',
    '<style>@import "https://f.example/d"</style>',
  ];
  expect(others.flatMap((each) => foreignAddresses(each, expected.hosts))).toHaveLength(4);
});

describe('a false claim', () => {
  const planted: [string, (typeof locales)[number]][] = [
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

  test('fails the whole page', () => {
    const html = page().replace(words, `${words}<p>12.345 Mitglieder warten auf dich</p>`);
    expect(judgeLander(html, expected)).toEqual(['claims “12.345 Mitglieder”', 'claims “warten auf dich”']);
  });

  test('is none where it comes from live data, and in the legal lines below', () => {
    const html = page().replace(words, `${words}<p class="x" data-live-count="true">412 Mitglieder</p>`);
    expect(judgeLander(html, expected)).toEqual([]);
    expect(findClaims(`<main><p>Hallo</p></main><footer>Seit 2019 500 Mitglieder</footer>`, 'de')).toEqual(
      [],
    );
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

  test('is known in every language', () => {
    for (const locale of locales) {
      for (const part of Object.values(languageRules(locale).claims)) {
        expect(() => new RegExp(part, 'iu')).not.toThrow();
        expect(part).not.toMatch(/^\||\|\||\|$/);
      }
    }
  });
});
