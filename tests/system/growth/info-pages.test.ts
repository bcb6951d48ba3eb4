import { readable } from '#tests/support/page-words.ts';
import { pageText } from '#lib/i18n/server-texts.ts';
import { displayName } from '#lib/contract/formats.ts';
import { demoBrands } from '#demo/brands.ts';
import { parsePage } from '#backend/growth/info-pages/page-text.ts';
import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import { locales } from '#lib/contract/scalars.ts';
import { plainText } from '#lib/contract/growth/page-text.ts';
import { infoPath } from '#lib/rules/growth/public-paths.ts';
import { matchRoute } from '#lib/rules/platform/routes.ts';
import { sample } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';

type Locale = (typeof locales)[number];

const brands = demoBrands.map(({ id, name, domainLanguage, hosts, settings }) => ({
  id,
  name,
  own: domainLanguage,
  host: hosts[0] ?? '',
  settings,
}));
const places = brands.flatMap((brand) => locales.map((locale) => [brand.name, locale, brand] as const));

const toPath = (own: Locale, locale: Locale, path: string) => (own === locale ? path : `/${locale}${path}`);

/** The page itself, without bars and footer. */
const getArticle = (html: string) => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';

/** The readable words, with links inside their sentences. */
const getWords = (html: string) => readable(html.replaceAll(/<\/?a\b[^>]*>|<!-- -->/g, ''));

/** Words of a text on the page of a brand, without its placeholders. */
const fixedWords = (text: string) => plainText(text).replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(sample(places))('%s in %s', (_name, locale, { host, own, name, settings }) => {
  test.each(infoPageTokens)('%s is whole, in its language, without a script', async (token) => {
    const { status, text, headers } = await new Visitor(host).get(toPath(own, locale, infoPath(token) ?? ''));
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(text).toContain(`<html lang="${locale}"`);
    const article = getArticle(text);
    const words = getWords(article);
    const { title, sections } = parsePage(pageText(locale, token));
    expect(readable(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(article)?.[1] ?? '')).toBe(title);
    expect(text).toContain(`<title>${title} · ${name}</title>`);
    expect(words).not.toMatch(/\{\w+\}|undefined|\[object/);
    const expected = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs.map(fixedWords)]);
    for (const line of expected.filter((each) => !each.includes('{')))
      expect(words).toContain(fixedWords(line));
  });

  test('the imprint names the company with its numbers, and how it is reached', async () => {
    const { text } = await new Visitor(host).get(toPath(own, locale, '/imprint'));
    const words = getWords(getArticle(text));
    for (const fact of [
      'Vonk Demo B.V.',
      `Voorbeeldstraat 1, Amsterdam, ${displayName(locale, 'region', 'NL')}`,
      '00000000',
      'NL000000000B00',
      settings.support_email,
      'GeoNames',
    ])
      expect(words).toContain(fact);
    // An unknown representative has no label, and both phones of the demo have the same number.
    const [label = '?'] = /^.*(?=\{represented_by\})/m.exec(pageText(locale, 'imprint')) ?? [];
    expect(words).not.toContain(fixedWords(label.trim()));
    expect(words.split('+31 20 123 4567')).toHaveLength(2);
    expect(getArticle(text)).toContain('href="tel:+31201234567"');
  });

  test('what may come back within how many days stands where it counts', async () => {
    for (const token of ['return-policy', 'withdrawal'] as const) {
      const { text } = await new Visitor(host).get(toPath(own, locale, infoPath(token) ?? ''));
      expect(readable(getArticle(text))).toContain(String(settings.refund_days));
    }
  });
});

test('the withdrawal opens with its form, above the text of the law', async () => {
  const { text } = await new Visitor(herzfunke).get('/withdrawal?order=V26-7KQ4M-ZT');
  const article = getArticle(text);
  const form = article.indexOf('<form');
  expect(form).toBeGreaterThan(article.indexOf('</h1>'));
  expect(article.indexOf('<h2')).toBeGreaterThan(form);
  expect(article.slice(form)).toContain('Muster-Widerrufsformular');
});

test('every link within the pages leads to a screen of the site', () => {
  const inside = locales.flatMap((locale) =>
    infoPageTokens.flatMap((token) =>
      [...pageText(locale, token).matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? ''),
    ),
  );
  const paths = [...new Set(inside)];
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const route = matchRoute(path);
    const token = path.split('/').at(-1) ?? '';
    expect([path, route !== null && (route !== 'token' || infoPath(token) === path)]).toEqual([path, true]);
  }
});

test.each([
  '/no-such-page',
  '/terms',
  '/faq',
  '/pages/imprint',
  '/pages/press',
  '/pages/nothing',
  '/fi/nothing-here',
  '/fi/pages/withdrawal',
  '/__proto__',
])('%s is not a page', async (path) => {
  const { status, text } = await new Visitor(herzfunke).get(path);
  expect([status, /<a [^>]*href="\/(?:fi)?"/.test(text)]).toEqual([404, true]);
});

test('the call answers with every language of the brand, and an unknown page is not found', async () => {
  const { body } = await new Visitor(herzfunke).call<{ locales: string[]; version: string | null }>(
    'GET /api/page.php',
    { query: { token: 'terms' } },
  );
  expect(body).toMatchObject({ locales: [...locales], version: '2024-03-01T12:00:00.000Z' });
  const { status, body: refusal } = await new Visitor(herzfunke).call('GET /api/page.php', {
    query: { token: 'press' },
  });
  expect([status, refusal.error]).toEqual([404, 'not_found']);
});
