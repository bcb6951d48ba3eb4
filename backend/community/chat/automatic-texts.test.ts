import { locales } from '#lib/contract/scalars.ts';
import { automaticTexts } from './automatic-texts.ts';

test.each(locales)('%s has twelve different texts without contact data', (locale) => {
  const texts = automaticTexts[locale];
  expect(new Set(texts).size).toBe(12);
  for (const text of texts) expect(text).not.toMatch(/[@{}]|https?:|\d/);
});
