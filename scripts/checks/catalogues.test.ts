import { compareCatalogues, type Catalogue, findBrokenLetters, findAlteredQuotes } from './catalogues.ts';
import { findUnfillable, findUnusedKeys } from './used-texts.ts';

const source: Catalogue = new Map([
  ['chat.hello', 'Hallo {name}'],
  ['chat.count', '{count, plural, one {# Brief} other {# Briefe}}'],
]);
const compare = (locale: string, entries: Record<string, string>) =>
  compareCatalogues(locale, source, new Map(Object.entries(entries)));

test('a whole catalogue passes', () => {
  const polish = {
    'chat.hello': 'Cześć {name}',
    'chat.count': '{count, plural, one {# list} few {# listy} many {# listów} other {# listu}}',
  };
  expect(compare('pl', polish)).toEqual([]);
});

test('missing, unknown, empty and malformed texts are found', () => {
  expect(compare('en', { 'chat.hello': 'Hello {name', 'chat.other': ' ' })).toEqual([
    'en: chat.count is missing',
    'en: chat.other is not in de',
    'en: chat.hello is malformed: EXPECT_ARGUMENT_CLOSING_BRACE',
    'en: chat.other is empty',
  ]);
});

test('other arguments and lacking plurals are found', () => {
  expect(
    compare('pl', { 'chat.hello': 'Cześć', 'chat.count': '{count, plural, one {# list} other {# listu}}' }),
  ).toEqual(['pl: chat.hello takes [] where de takes [name]', 'pl: chat.count lacks the plural few, many']);
});

test('a text of the specification that was reworded is found', () => {
  expect(findAlteredQuotes('de', new Map([['errors.email', 'Ungültige E-Mail-Adresse']]))).toContainEqual(
    expect.stringContaining('"Ungültige E-Mail Adresse"'),
  );
});

test('a quote in another language than its own is found', () => {
  expect(findAlteredQuotes('de', new Map([['match.title', 'New like!']]))).toContain(
    'de: says "New like!", which is quoted in en',
  );
  expect(findAlteredQuotes('nl', new Map([['signup.ask', 'Vul in ({min_age}+ jr)']]))).toContainEqual(
    expect.stringContaining('({min_age}+ jaar)'),
  );
});

test.each([
  'Je foto\u00e2\u0080\u0099s',
  'Je fotoâ€™s',
  'SchÃ¶n',
  'GrÃ¼ÃŸe',
  'Â© Vonk',
  'S\ufffdren',
  'tab\u0007',
  'FÃ¥r',
  'Å›wiat',
])('letters that were read in a wrong way are found: %j', (text) => {
  expect(findBrokenLetters('messages/nl/x.json', text)).toEqual([
    expect.stringMatching(/^messages\/nl\/x\.json:1 has broken letters/),
  ]);
});

test.each(['Crâne rasé, châtain, âge', 'Ångström är här', '“Größe” – 20 € … Łódź', 'São Paulo, ÃO'])(
  'letters of the languages pass: %s',
  (text) => {
    expect(findBrokenLetters('x', text)).toEqual([]);
  },
);

const keys = (...names: string[]): Catalogue => new Map(names.map((name) => [name, 'text']));

test('a key is used as a literal, through a template, by a variable or as a property', () => {
  const files = [
    "const t = useTranslations('chat');\nt('hello'); t(`empty.${kind}`); t(reason);",
    "export const reasons = ['blocked'];",
    "const texts = await pageTexts('login.form', 'signup.account'); texts.account.email;",
  ];
  expect(
    findUnusedKeys(keys('chat.hello', 'chat.empty.new', 'chat.blocked', 'signup.account.email'), files),
  ).toEqual([]);
});

test('finds an unused key, also beside used ones', () => {
  const files = [
    "const t = useTranslations('chat');\nt('hello');",
    "const u = useTranslations('likes');\nu('old');",
  ];
  expect(findUnusedKeys(keys('chat.hello', 'chat.old', 'login.title'), files)).toEqual([
    'chat.old',
    'login.title',
  ]);
});

test('a text that a server takes is used where its name is written, a number aside', () => {
  const files = ["const { notes } = serverTexts(locale, 'mail').activation;"];
  expect(findUnusedKeys(keys('mail.activation.notes.0', 'mail.activation.older'), files)).toEqual([
    'mail.activation.older',
  ]);
});

test('a text that only a translator can fill is found where its namespace goes to fill', () => {
  const texts: Catalogue = new Map(
    ['login', 'gifts', 'place', 'chat'].map((name) => [
      `${name}.count`,
      '{count, plural, one {#} other {#}}',
    ]),
  );
  const files = [
    "pageTexts('login');",
    'import(`@texts/${locale}/gifts.json`); import(`@texts/${locale}/place.json`);',
    "useTranslations('gifts'); useTranslations('chat');",
  ];
  expect(findUnfillable(texts, files)).toEqual(['login.count', 'place.count']);
  expect(findUnfillable(new Map([['login.hello', 'Hallo {name}']]), files)).toEqual([]);
});
