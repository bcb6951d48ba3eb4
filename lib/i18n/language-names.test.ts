import { languageName } from './language-names.ts';
import { locales } from './locales.ts';

it('names every language in itself', () => {
  expect(locales.map(languageName)).toEqual([
    'Dansk',
    'Deutsch',
    'English',
    'Español',
    'Suomi',
    'Français',
    'Italiano',
    'Norsk bokmål',
    'Nederlands',
    'Polski',
    'Svenska',
  ]);
});
