import { demoBrands } from '#demo/brands.ts';
import { locales, type Locale } from '#lib/i18n/locales.ts';
import { landerPath, landers } from '#lib/rules/growth/lander-slugs.ts';
import { isGate } from '#tests/support/form.ts';
import { htmlErrors } from '#tests/support/html-check.ts';
import { Visitor } from '#tests/support/http.ts';

/** One of each public kind, and responses that are not pages. */
const publicPaths = [
  '/',
  '/members',
  '/members?gender=woman&min_age=25&max_age=35',
  '/members?page=2',
  '/members/in',
  '/members/1',
  '/members/1/signup',
  '/members/1/landing',
  '/members/1/landing2',
  '/members/1/landing3',
  '/pricing',
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password/do',
  '/account-deleted',
  '/activate/done',
  '/activate/error',
  '/mail-change/do',
  '/complaints',
  '/withdrawal',
  '/unsubscribe',
  '/lang-config',
  '/imprint',
  ...['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'].map(
    (page) => `/pages/${page}`,
  ),
  ...landers.map((lander) => landerPath(lander, null)),
  '/no-such-page',
];

/** The shells of the members pages, the same for everyone. */
const memberPaths = [
  '/complete-signup',
  '/signup-matches',
  '/chats',
  '/chats/1',
  '/members/1/chat',
  '/likes',
  '/likes/received',
  '/likes/m/1',
  '/notifications',
  '/profile',
  '/match-finder',
  '/swipe-game',
  '/credits',
  '/credits/1',
  '/credits/repeat-order',
  '/directdebit',
  '/premium',
  '/transactions',
  '/transactions/1',
  '/settings',
];

/** Pages of a brand with this language, as readers without scripts get them. */
async function fetchPages(locale: Locale, paths: string[], visitor = new Visitor('localhost')) {
  const pages = [];
  for (const path of paths) {
    const address = locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;
    const { headers, text } = await visitor.get(address);
    expect([address, headers['content-type']]).toEqual([address, 'text/html; charset=utf-8']);
    pages.push({ name: address, html: text });
  }
  return pages;
}

/** The first region page and the first interest page in the list of both names. */
async function hubPaths(): Promise<string[]> {
  const { text } = await new Visitor('localhost').get('/members/in');
  const found = ['in', 'with'].map((kind) => new RegExp(`href="(/members/${kind}/[^"]+)"`).exec(text)?.[1]);
  return found.map((path) => path ?? '/members/in');
}

// One run of the checker for all of them, because its start takes longer than a hundred pages.
test('every public kind of page in every language, every shell and every home is valid HTML', async () => {
  const paths = [...publicPaths, ...(await hubPaths())];
  const pages = [];
  for (const locale of isGate ? (['en'] as const) : locales) pages.push(...(await fetchPages(locale, paths)));
  const visitor = new Visitor('localhost');
  // The shell is the same for everyone: any session cookie gets it.
  visitor.setCookie('__Host-vonk', 'anything');
  pages.push(...(await fetchPages('en', memberPaths, visitor)));
  for (const { id, hosts } of demoBrands)
    pages.push({ name: id, html: (await new Visitor(hosts[0]).get('/')).text });
  expect(await htmlErrors(pages)).toEqual([]);
}, 240_000);

test('a fault in a page is found and named', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><span><h1>x</h1></span></body></html>';
  expect(await htmlErrors([{ name: 'a page', html }])).toEqual([
    expect.stringMatching(/^a page: .*h1.*not allowed as child of.*span/),
  ]);
});
