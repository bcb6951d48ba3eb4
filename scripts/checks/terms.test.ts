import { findForbiddenWords, findIdleTerms, type Terms } from './terms.ts';

const terms: Terms = {
  credits: {
    de: { use: ['Credits'], not: ['Guthabenpunkt*', 'Kredit'], except: ['messages/de/faq.json:loan'] },
  },
  withdrawal: { de: { use: ['widerrufen'], not: ['zurück treten'] } },
};
const find = (text: string, key = 'a', file = 'messages/de/x.json') =>
  findForbiddenWords('de', terms, [{ file, key, text }]);

it('names the file, the key, the word and what to say instead', () => {
  expect(find('Dein Kredit ist alle.', 'empty.text')).toEqual([
    'messages/de/x.json:empty.text says "Kredit"; for credits it is: Credits',
  ]);
});

test.each([
  ['Hol dir GUTHABENPUNKTEN', 1],
  ['Kreditkarte', 0],
  ['ein Sofort-Kredit', 0],
  ['Ein {Kredit} hier', 0],
  ['Lies [hier](/pages/Kredit).', 0],
  ['{count, plural, one {Ein Kredit} other {#}}', 1],
  ['vom Vertrag zurück\u00a0treten', 1],
])('%s', (text, count) => expect(find(text)).toHaveLength(count));

it('leaves a text out that is excepted, and those below it', () => {
  expect(find('Kredit', 'loan', 'messages/de/faq.json')).toEqual([]);
  expect(find('Kredit', 'loan.more', 'messages/de/faq.json')).toEqual([]);
  expect(find('Kredit', 'loans', 'messages/de/faq.json')).toHaveLength(1);
});

it('says nothing of other languages', () => {
  expect(findForbiddenWords('sv', terms, [{ file: 'messages/sv/x.json', text: 'Kredit' }])).toEqual([]);
});

it('finds exceptions that except nothing, and words that are used and forbidden', () => {
  expect(findIdleTerms('de', terms, [{ file: 'messages/de/faq.json', key: 'loan', text: 'Kredit' }])).toEqual(
    [],
  );
  expect(findIdleTerms('de', terms, [])).toHaveLength(1);
  const odd: Terms = { like: { de: { use: ['liken'], not: ['lik*'] } } };
  expect(findIdleTerms('de', odd, [])).toHaveLength(1);
});
