import type { Brand } from './brands.ts';
import { negotiateLocale } from './negotiate-locale.ts';

it('does not read the visitor’s header where the brand has a language, so that decisions are cached', () => {
  const brand = { locales: ['de', 'fr'], ownLocale: 'de', mainLocale: 'de' } as Brand;
  const signs = {
    localeCookie: undefined,
    country: () => null,
    get acceptLanguage(): string {
      throw new Error('The header was read');
    },
  };
  expect(negotiateLocale(signs, brand)).toBe('de');
});
