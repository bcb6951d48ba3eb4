import { importTranslation } from './import-translation.ts';
import { buildUnit, makeClone, readFile } from '../../tests/support/translation-clone.ts';
import { writeXliff } from './write-xliff.ts';

const german = {
  title: 'Bestellung',
  gone: { title: 'Weg', text: 'Hallo {name}' },
  count: '{count, plural, one {# Brief} other {# Briefe}}',
};
const french = {
  title: 'Commande',
  gone: { title: 'Disparu', text: 'Salut {name}' },
  count: '{count, plural, one {# lettre} other {# lettres}}',
};
const shop = { title: 'Laden' };
const files = {
  'messages/de/commerce.json': { order: german },
  'messages/de/shop.json': { shop },
  'messages/fr/commerce.json': { order: french },
  'messages/fr/shop.json': { shop: { title: 'Boutique' } },
};

const bring = (root: string, locale: string, texts: Record<string, [source: string, target?: string]>) =>
  importTranslation(
    root,
    writeXliff(
      locale,
      Object.entries(texts).map(([key, [source, target]]) => buildUnit(key, source, target)),
    ),
  );

test('writes a changed text into its file at its place, and changes nothing else', () => {
  const root = makeClone(files);
  const text = `Salut {name} & "toi" ]]> &amp; '<b>' '{'ici'}' 12\u202f€ 😀\nà plus`;
  const { files: written, texts } = bring(root, 'fr', {
    'order.gone.text': ['Hallo {name}', text],
    'order.title': ['Bestellung', 'Commande'],
    'shop.title': ['Laden', 'Boutique'],
  });
  expect({ written, texts }).toEqual({ written: ['messages/fr/commerce.json'], texts: 1 });
  const expected = { order: { ...french, gone: { ...french.gone, text } } };
  expect(readFile(root, 'messages/fr/commerce.json')).toBe(`${JSON.stringify(expected, null, 2)}\n`);
});

test('a language without files gets lists and pages laid out as the others have them', () => {
  const page = '# Fragen\n\nKurze Antworten.\n';
  const root = makeClone({
    'messages/de/mail.json': { mail: { hello: { notes: ['Hebe sie auf.'], steps: { 1: 'Lies sie.' } } } },
    'messages/de/pages/faq.md': page,
  });
  const { files: written } = bring(root, 'sv', {
    'mail.hello.notes.0': ['Hebe sie auf.', 'Spara den.'],
    'mail.hello.steps.1': ['Lies sie.', 'Läs den.'],
    'pages.faq': [page, '# Frågor\n\nKorta svar.\n'],
  });
  expect(written).toEqual(['messages/sv/mail.json', 'messages/sv/pages/faq.md']);
  expect(readFile(root, 'messages/sv/mail.json')).toBe(
    `${JSON.stringify({ mail: { hello: { notes: ['Spara den.'], steps: { 1: 'Läs den.' } } } }, null, 2).replace(/\[\s+(.*)\s+\]/, '[$1]')}\n`,
  );
  expect(readFile(root, 'messages/sv/pages/faq.md')).toBe('# Frågor\n\nKorta svar.\n');
});

test('texts that are the same write nothing', () => {
  const root = makeClone({ ...files, 'messages/fr/commerce.json': JSON.stringify({ order: french }) });
  expect(bring(root, 'fr', { 'order.title': ['Bestellung', 'Commande'] })).toMatchObject({
    files: [],
    texts: 0,
  });
  expect(readFile(root, 'messages/fr/commerce.json')).toBe(JSON.stringify({ order: french }));
});

test('a new language gets its files, in the order of the German ones, and lists what is untranslated', () => {
  const root = makeClone(files);
  const imported = bring(root, 'fi', {
    'order.title': ['Bestellung', 'Tilaus'],
    'order.gone.text': ['Hallo {name}', 'Hei {name}'],
    'shop.title': ['Laden'],
  });
  expect(imported).toMatchObject({ files: ['messages/fi/commerce.json'], texts: 2, untranslated: 1 });
  expect(JSON.parse(readFile(root, 'messages/fi/commerce.json'))).toEqual({
    order: { title: 'Tilaus', gone: { text: 'Hei {name}' } },
  });
});

test.each<[string, string, Record<string, [string, string?]>, string]>([
  ['an unknown key', 'fr', { 'order.other': ['a', 'b'] }, 'There is no text order.other.'],
  ['a key of no file', 'fr', { '__proto__.x': ['a', 'b'] }, 'There is no text __proto__.x.'],
  [
    'a lost placeholder',
    'fr',
    { 'order.gone.text': ['Hallo {name}', 'Salut'] },
    'fr: order.gone.text takes [] where de takes [name].',
  ],
  [
    'a renamed placeholder',
    'fr',
    { 'order.gone.text': ['Hallo {name}', 'Salut {nom}'] },
    'fr: order.gone.text takes [nom] where de takes [name].',
  ],
  [
    'a new tag',
    'fr',
    { 'order.title': ['Bestellung', '<b>Commande</b>'] },
    'fr: order.title takes [<b>] where de takes [].',
  ],
  [
    'malformed ICU',
    'fr',
    { 'order.gone.text': ['Hallo {name}', 'Salut {name'] },
    'fr: order.gone.text is malformed: EXPECT_ARGUMENT_CLOSING_BRACE.',
  ],
  [
    'a lacking plural',
    'pl',
    { 'order.count': [german.count, '{count, plural, one {# list} other {# listu}}'] },
    'pl: order.count lacks the plural few, many.',
  ],
  ['spaces alone', 'fr', { 'order.title': ['Bestellung', '  '] }, 'fr: order.title is empty.'],
  [
    'an unknown language',
    'xx',
    { 'order.title': ['Bestellung', 'Xxxxx'] },
    'The file translates to "xx", which is none of ours: da, de,',
  ],
  ['no text', 'fr', {}, 'The file has no texts.'],
])('%s is refused, and nothing is changed', (_, locale, texts, sentence) => {
  const root = makeClone(files);
  const good: Record<string, [string, string]> =
    Object.keys(texts).length > 0 ? { 'shop.title': ['Laden', 'Le magasin'] } : {};
  const bringing = () => bring(root, locale, { ...good, ...texts });
  expect(bringing).toThrow(sentence);
  expect(bringing).toThrow(/\nNothing was changed\.$/);
  expect(readFile(root, 'messages/fr/commerce.json')).toBe(`${JSON.stringify({ order: french }, null, 2)}\n`);
  expect(readFile(root, 'messages/fr/shop.json')).toContain('Boutique');
});

test('a file that translates from another language, or has a text twice, is refused', () => {
  const root = makeClone(files);
  const unit = buildUnit('order.title', 'Bestellung', 'La commande');
  const xml = writeXliff('fr', [unit]);
  expect(() => importTranslation(root, xml.replace('srcLang="de"', 'srcLang="en"'))).toThrow(
    'The file translates from "en"; our texts are translated from de.',
  );
  expect(() => importTranslation(root, writeXliff('fr', [unit, unit]))).toThrow(
    'order.title stands in the file twice.',
  );
  expect(() => importTranslation(root, 'title = Commande')).toThrow('This is not XLIFF');
});

test('a text that is longer by more than a third than any so far is taken with a warning', () => {
  const root = makeClone(files);
  const bringTitle = (text: string) => bring(root, 'fr', { 'order.title': ['Bestellung', text] }).warnings;
  expect(bringTitle('x'.repeat(13))).toEqual([]);
  expect(bringTitle('y'.repeat(18))).toEqual([
    'order.title has 18 characters, in no language more than 13 so far: look at it at 320 px.',
  ]);
});

test('a German text that has changed since the export is taken with a warning', () => {
  expect(bring(makeClone(files), 'fr', { 'order.title': ['Kauf', 'Achat'] }).warnings).toEqual([
    'order.title was translated from a German text that is another one now.',
  ]);
});
