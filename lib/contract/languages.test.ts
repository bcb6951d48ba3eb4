import { countryLocales } from '../i18n/locales.ts';
import { displayName } from './formats.ts';
import { languages, locales } from './languages.ts';

it.each(locales)('names %s as CLDR does, with a capital', (locale) => {
  const name = displayName(locale, 'language', locale);
  expect(languages[locale].name).toBe(name.charAt(0).toLocaleUpperCase(locale) + name.slice(1));
});

it.each(locales)('offers %s in each of its countries', (locale) => {
  for (const country of languages[locale].countries) expect(countryLocales[country]).toContain(locale);
});
