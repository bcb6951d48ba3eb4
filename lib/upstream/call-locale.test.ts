import type { Brand } from '../site/brands.ts';
import { getCallLocale } from './call-locale.ts';

const brand = {
  locales: ['de', 'en', 'fi'],
  ownLocale: 'en',
  mainLocale: 'en',
  domain_language: 'en',
} as unknown as Brand;
const host = 'vonk.example';

it('uses the page’s language, also where its address is secret', () => {
  expect(getCallLocale({ host, 'page-locale': 'fi' }, brand)).toBe('fi');
  expect(
    getCallLocale({ host, 'page-locale': 'fi', referer: 'https://vonk.example/de/members' }, brand),
  ).toBe('fi');
});

it.each(['', 'sv', 'xx', 'fi,de'])('ignores a language that the brand does not have: %j', (header) => {
  expect(getCallLocale({ host, 'page-locale': header }, brand)).toBe('en');
  expect(
    getCallLocale({ host, 'page-locale': header, referer: 'https://vonk.example/de/members' }, brand),
  ).toBe('de');
});

it('else takes that of the page in the Referer, the cookie, or the brand', () => {
  expect(getCallLocale({ host, referer: 'https://vonk.example/fi/members' }, brand)).toBe('fi');
  expect(getCallLocale({ host, referer: 'https://vonk.example/members' }, brand)).toBe('en');
  expect(getCallLocale({ host }, brand)).toBe('en');
});
