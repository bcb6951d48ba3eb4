import { parseNewsletter } from './newsletter-file.ts';

const text = { subject: 'New', paragraphs: ['Something is new.'] };

test('a file has a text for each language it names', () => {
  const file = { en: text, de: { ...text, button: { label: 'Ansehen', path: '/members' } } };
  expect(parseNewsletter(JSON.stringify(file))).toEqual(file);
});

test.each([
  ['no JSON', '{', /not JSON/],
  ['nothing', '{}', /no text/],
  ['an unknown language', JSON.stringify({ xx: text }), /xx/],
  ['a text without words', JSON.stringify({ en: { ...text, paragraphs: [] } }), /en\.paragraphs/],
  [
    'another address',
    JSON.stringify({ en: { ...text, button: { label: 'Go', path: '//elsewhere.example' } } }),
    /button\.path/,
  ],
  ['a misspelt field', JSON.stringify({ en: { ...text, buton: {} } }), /buton/],
])('%s is refused', (_what, content, message) => {
  expect(() => parseNewsletter(content)).toThrow(message);
});
