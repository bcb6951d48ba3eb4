import { createTranslator } from 'next-intl';
import { getTexts } from '../lib/i18n/catalogue.ts';
import { locales } from '../lib/i18n/locales.ts';

test.each(['title', 'description'] as const)(
  'the %s of a profile says the town in each language’s own words',
  (part) => {
    const texts = locales.map((locale) =>
      createTranslator({ locale, messages: getTexts(locale), namespace: 'member' })(part, {
        who: 'Mara',
        name: 'Mara',
        age: 'hidden',
        city: 'Oslo',
      }),
    );
    for (const text of texts) expect(text).toMatch(/Mara.*Oslo/);
    expect(new Set(texts).size).toBe(locales.length);
  },
);
