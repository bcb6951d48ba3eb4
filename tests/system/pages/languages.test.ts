import type { CreditPackage } from '#lib/contract/commerce/credits.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { methodNames } from '#lib/contract/commerce/payment-method-names.ts';
import type { Profile } from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import { locales, type Locale } from '#lib/i18n/locales.ts';
import { landerPath, landers, landerSlugs } from '#lib/rules/growth/lander-slugs.ts';
import { foreignLanguage } from '#scripts/checks/foreign-texts.ts';
import { isGate, sample } from '#tests/support/form.ts';
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

const titleOf = (html: string) => plainText(/<title>([^<]*)/.exec(html)?.[1] ?? '');
const descriptionOf = (html: string) =>
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
      title: foreignLanguage(locale, titleOf(text)),
      description: foreignLanguage(locale, descriptionOf(text)),
    }).toEqual({ language: locale, keys: [], open: [], strangers: [], title: null, description: null });
    expect(titleOf(text).length).toBeGreaterThan(3);
  });
});

test.each(sample(['/', '/members', '/login', '/pricing', '/pages/terms', '/landers/gallery']))(
  '%s has a title and a description of its own in each language',
  async (path) => {
    const html = await Promise.all(
      locales.map(async (locale) => (await new Visitor(host).get(at(locale, path))).text),
    );
    expect(new Set(html.map(descriptionOf)).size).toBe(locales.length);
    // Several pages may share a title such as "Login".
    expect(new Set(html.map(titleOf)).size).toBeGreaterThan(locales.length / 2);
    expect(html.map(descriptionOf).every((words) => words.length > 20)).toBe(true);
  },
);

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Per country: its currency, a language, and the methods that no other listed country has. */
const countries = [
  ['DE', 'EUR', 'de', ['paypal']],
  ['CH', 'CHF', 'it', ['twint']],
  ['PL', 'PLN', 'pl', ['blik', 'przelewy24']],
  ['DK', 'DKK', 'da', ['mobilepay']],
  ['SE', 'SEK', 'fi', ['swish', 'vipps']],
  ['NO', 'NOK', 'nb', ['vipps']],
  ['GB', 'GBP', 'en', ['paypal']],
  ['US', 'USD', 'en', ['paypal']],
] as const;
const special = [
  'twint',
  'blik',
  'przelewy24',
  'mobilepay',
  'swish',
  'vipps',
  'ideal',
  'bancontact',
  'eps',
] as const;

describe.each(countries)('a visitor from %s', (country, currency, locale, offered) => {
  const visitor = new Visitor(host);
  visitor.setCookie('vonk_country', country);
  const prices = async () =>
    (await visitor.call<{ country: string; packages: CreditPackage[] }>('GET /api/packages.php')).body;

  test(`is shown prices in ${currency}, bundles and premium alike`, async () => {
    const { packages, ...told } = await prices();
    expect(told.country).toBe(country);
    expect(new Set(packages.map((each) => each.currency))).toEqual(new Set([currency]));
    expect(new Set(packages.map(({ kind }) => kind))).toEqual(new Set(['credits', 'premium']));
  });

  test.each(sample([...new Set<Locale>([locale, 'fi', 'en'])]))(
    'reads them as %s writes them',
    async (language) => {
      const { packages } = await prices();
      const { text } = await visitor.get(at(language, '/pricing'));
      const visibleText = spaces(extractText(text));
      const missing = packages
        .map(({ amount }) => spaces(formatMoney(amount, currency, language)))
        .filter((price) => !visibleText.replaceAll('\n', '').includes(price));
      expect(missing).toEqual([]);
    },
  );

  test('is offered what works there, and nothing else', async () => {
    const { text } = await visitor.get(at(locale, '/pricing'));
    const main = extractText(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '');
    const named = special.filter((method) => main.includes(methodNames[method]));
    expect(named.sort()).toEqual(
      special.filter((each) => (offered as readonly string[]).includes(each)).sort(),
    );
  });
});

test('a call is answered in the language of its page, also where the address of that is a secret', async () => {
  const warningIn = async (headers: Record<string, string>) => {
    const { body } = await new Visitor(host).call<Settings>('GET /api/settings.php', { headers });
    return body.fictional_warning;
  };
  const english = await warningIn({});
  const finnish = await warningIn({ 'page-locale': 'fi' });
  expect(finnish).not.toBe(english);
  expect(finnish).toContain('kuvitteellis');
  expect(await warningIn({ 'page-locale': 'xx' })).toBe(english);
});
