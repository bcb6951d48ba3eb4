import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { Profile } from '#lib/contract/community/profile.ts';
import { locales, type Locale } from '#lib/i18n/locales.ts';
import { landerPath, landers, landerSlugs } from '#lib/rules/growth/lander-slugs.ts';
import { foreignLanguage } from '#scripts/checks/foreign-texts.ts';
import { isGate } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { keysIn, findPlaceholders, plainText, extractText, sayings } from '#tests/support/page-words.ts';

/** Its own language is English and its niche the second; every other language has a prefix. */
const host = 'localhost';
const own: Locale = 'en';
const at = (locale: Locale, path: string) => {
  if (locale === own) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};

const pages =
  `/ /members /members/1 /members?gender=woman&filters=more /login /signup /pricing /complaints /withdrawal
  /lang-config /unsubscribe /reset-password /account-deleted /activate/error /pages/terms /pages/privacy /pages/cookies
  /pages/ban /pages/faq /pages/return-policy /pages/service /imprint /accessibility /no-such-page`
    .split(/\s+/)
    .concat(landers.map((lander) => landerPath(lander, null)))
    .concat(landerPath('gallery', landerSlugs[2][0] ?? ''));

/** Patterns of English or German text in pages of other languages. */
const strangers = new Map(
  locales.map((locale) => {
    const home = sayings(locale);
    const foreign = (['en', 'de'] as const)
      .filter((each) => each !== locale)
      .flatMap((each) => [...sayings(each)]);
    return [
      locale,
      foreign.filter((text) => !home.has(text) && ![...home].some((whole) => whole.includes(text))),
    ];
  }),
);

const getTitle = (html: string) => plainText(/<title>([^<]*)/.exec(html)?.[1] ?? '');
const getDescription = (html: string) =>
  plainText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');

/** A member's texts keep the member's language. */
async function aboutOfFirst(): Promise<string> {
  const { body } = await new Visitor(host).call<{ profile: Profile }>('GET /api/member.php', {
    query: { id: 1 },
  });
  return plainText(body.profile.about_me);
}

describe.each(isGate ? (['fi'] as const) : locales)('in %s', (locale) => {
  test.each(pages)('%s says everything in its language', async (path) => {
    const { status, text } = await new Visitor(host).get(at(locale, path));
    expect([200, 404]).toContain(status);
    const visibleText = extractText(text).replaceAll(
      path === '/members/1' ? await aboutOfFirst() : '\0',
      ' ',
    );
    const lines = visibleText.split('\n');
    expect({
      language: /<html[^>]* lang="([a-z]+)"/.exec(text)?.[1],
      keys: keysIn(visibleText),
      open: findPlaceholders(visibleText),
      strangers: (strangers.get(locale) ?? []).filter((each) => lines.some((line) => line.includes(each))),
      title: foreignLanguage(locale, getTitle(text)),
      description: foreignLanguage(locale, getDescription(text)),
    }).toEqual({ language: locale, keys: [], open: [], strangers: [], title: null, description: null });
    expect(getTitle(text).length).toBeGreaterThan(3);
  });
});

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Per country: its currency, and a language. */
const countries = [
  ['DE', 'EUR', 'de'],
  ['CH', 'CHF', 'it'],
  ['PL', 'PLN', 'pl'],
  ['DK', 'DKK', 'da'],
  ['SE', 'SEK', 'fi'],
  ['NO', 'NOK', 'nb'],
  ['GB', 'GBP', 'en'],
  ['US', 'USD', 'en'],
] as const;

describe.each(countries)('a visitor from %s', (country, currency, locale) => {
  const visitor = new Visitor(host);
  visitor.setCookie('vonk_country', country);
  const prices = async () =>
    (await visitor.call<{ country: string; packages: CreditPackage[] }>('GET /api/packages.php')).body;

  test.each([...new Set<Locale>([locale, 'fi', 'en'])])('reads them as %s writes them', async (language) => {
    const { packages } = await prices();
    const { text } = await visitor.get(at(language, '/pricing'));
    const visibleText = spaces(extractText(text));
    const missing = packages
      .map(({ amount }) => spaces(formatMoney(amount, currency, language)))
      .filter((price) => !visibleText.replaceAll('\n', '').includes(price));
    expect(missing).toEqual([]);
  });
});
