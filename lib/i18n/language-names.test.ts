import { displayName } from '../contract/formats.ts';
import { languageName } from './language-names.ts';
import { locales } from './locales.ts';

it.each(locales)('names %s as CLDR does, with a capital', (locale) => {
  const name = displayName(locale, 'language', locale);
  expect(languageName(locale)).toBe(name.charAt(0).toLocaleUpperCase(locale) + name.slice(1));
});
