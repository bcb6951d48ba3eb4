import { eld } from 'eld/extrasmall';
import { aboutTexts } from '#demo/about/compose-about.ts';
import { detectLanguage } from './detect-language.ts';

const written = Object.entries(aboutTexts).flatMap(([language, texts]) =>
  [...texts.openings, ...texts.character].map(
    (text) => [language, text.replaceAll('{city}', 'Köln')] as const,
  ),
);

test('accepts only correct certain answers, in every language', () => {
  const wrong = written.filter(([language, text]) => ![language, undefined].includes(detectLanguage(text)));
  expect(wrong).toEqual([]);
  const sure = written.filter(([, text]) => detectLanguage(text) !== undefined);
  expect(sure.length / written.length).toBeGreaterThan(0.8);
});

test('the language of the writer decides between two that are as likely', () => {
  const missed = written.filter(([language, text]) => detectLanguage(text, language) !== language);
  expect(missed.length / written.length).toBeLessThan(0.02);
  // A known language never overrides the text.
  expect(detectLanguage('Am Wochenende bin ich meistens draußen unterwegs.', 'fr')).toBe('de');
});

test.each([
  '',
  'Hallo!',
  'ok, bis später',
  '😀😀😀😀😀😀😀😀😀😀😀😀',
  '0123 456789 0123 456789 0123',
  'https://a.example/b',
])('gives no answer for %j', (text) => expect(detectLanguage(text, 'de')).toBeUndefined());

test('a language that we have no texts in is reported as well', () => {
  expect(detectLanguage('Merhaba, benim adım Ayşe ve dağlarda yürüyüş yapmayı seviyorum.')).toBe('tr');
});

test('of a text the beginning is looked at once, however long it is', () => {
  const detect = jest.spyOn(eld, 'detect');
  const long = 'Im Sommer sitze ich gern am See und lese. '.repeat(2_500);
  for (let time = 0; time < 1_000; time += 1) detectLanguage(long);
  expect(detect.mock.calls).toEqual([[long.slice(0, 400)]]);
});
