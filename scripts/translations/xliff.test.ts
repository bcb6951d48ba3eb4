import { fc } from '#tests/support/properties.ts';
import { buildUnit } from '../../tests/support/translation-clone.ts';
import { readXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const goThrough = (text: string) =>
  readXliff(writeXliff('fr', [buildUnit('order.title', text, text)])).units[0];

const document = (unit: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr"><file id="order"><unit id="order.title">${unit}</unit></file></xliff>`;
const readUnit = (unit: string) => readXliff(document(unit)).units[0];

test('a text stands in its file with what a translator has to know', () => {
  const notes = [
    { about: 'place' as const, text: 'Stands in components/commerce/orders/order-form.tsx' },
    { about: 'picture' as const, text: 'pictures/order.png' },
  ];
  const units = [
    { ...buildUnit('order.title', 'Bestellung', 'Commande'), maxLength: 10, notes },
    buildUnit('shop.title', 'Läden'),
  ];
  expect(writeXliff('fr', units)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="2.0" srcLang="de" trgLang="fr" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0">
  <file id="order" original="messages/fr" canResegment="no" xml:space="preserve">
    <slr:profiles generalProfile="xliff:codepoints"/>
    <unit id="order.title" slr:sizeRestriction="10">
      <notes>
        <note category="place">Stands in components/commerce/orders/order-form.tsx</note>
        <note category="picture">pictures/order.png</note>
      </notes>
      <segment state="translated">
        <source>Bestellung</source>
        <target>Commande</target>
      </segment>
    </unit>
  </file>
  <file id="shop" original="messages/fr" canResegment="no" xml:space="preserve">
    <slr:profiles generalProfile="xliff:codepoints"/>
    <unit id="shop.title" slr:sizeRestriction="40">
      <segment state="initial">
        <source>Läden</source>
      </segment>
    </unit>
  </file>
</xliff>
`);
});

test.each([
  '{count, plural, =0 {keins} one {# Brief} other {{name} hat # Briefe}}',
  "It''s '{'quoted'}' & <b>bold</b> &amp; &lt;b&gt; &#38;",
  '"double" \'single\' ]]> <![CDATA[x]]> <!-- x --> <?x?>',
  '12\u202f€\u00a0und\u2009mehr\u200d\u2028\u2029\u0085',
  '😀 👩‍👩‍👧 🇫🇷',
  'first\nsecond\r\nthird\rfourth\tfifth\n',
  '  spaces around  ',
  ' ',
])('%j comes back as it was', (text) => {
  expect(goThrough(text)).toEqual({ key: 'order.title', source: text, target: text });
});

test('whatever XML can hold survives the round trip', () => {
  const holds = (text: string) => /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+$/u.test(text);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }).filter(holds), (text) => {
      expect(goThrough(text)?.target).toBe(text);
    }),
  );
});

test('a text that XML cannot hold is not written', () => {
  expect(() => writeXliff('fr', [buildUnit('order.title', 'a\u0001b')])).toThrow('characters');
});

test('a text without a translation, or with an empty one, has none', () => {
  expect(readUnit('<segment><source>a</source></segment>')?.target).toBeUndefined();
  expect(readUnit('<segment><source>a</source><target/></segment>')?.target).toBeUndefined();
});

test('the pieces of a text that was cut are put together, with the space between them', () => {
  expect(
    readUnit(
      '<segment><source>A.</source><target>Un.</target></segment><ignorable><source> </source></ignorable>' +
        '<segment><source>B.</source><target>Deux.</target></segment>',
    ),
  ).toEqual({ key: 'order.title', source: 'A. B.', target: 'Un. Deux.' });
});

test('a text that was cut and translated in part, or turned around, is refused', () => {
  const second = '<segment><source>B.</source></segment>';
  expect(() => readUnit(`<segment><source>A.</source><target>Un.</target></segment>${second}`)).toThrow(
    'order.title is translated only in part.',
  );
  expect(() => readUnit('<segment><source>A.</source><target order="2">Un.</target></segment>')).toThrow(
    'order.title is cut into pieces in another order.',
  );
});

test('a mark around words is no part of a text, and a code in place of a placeholder is refused', () => {
  expect(
    readUnit('<segment><source>a</source><target>mon <mrk id="m1" type="term">mot</mrk></target></segment>')
      ?.target,
  ).toBe('mon mot');
  expect(() =>
    readUnit('<segment><source>a</source><target>Bonjour <ph id="1"/></target></segment>'),
  ).toThrow('order.title holds <ph>, where placeholders and tags have to be plain text as in the German.');
});

test.each([
  ['', 'it is not XML'],
  ['Bestellung = Commande', 'it is not XML'],
  ['<xliff><file></xliff>', 'it is not XML'],
  ['<!DOCTYPE x [<!ENTITY e "x">]><xliff>&e;</xliff>', 'it is not XML'],
  ['<html/>', 'its root is not <xliff>'],
  ['<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', 'XLIFF 1.2; only 2.0 and 2.1'],
  ['<xliff/>', 'of an unknown version'],
])('%j is refused', (xml, sentence) => {
  expect(() => readXliff(xml)).toThrow(sentence);
});
