import { locales } from '#lib/i18n/locales.ts';
import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';
import { words } from '#tests/support/browser/words.ts';
import { extractText, plainText } from '#tests/support/page-words.ts';

const secret = 'Geheim-und-lang-9';
const form = (host: string, path: string, headers: Record<string, string> = {}) =>
  new Visitor(host).request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    body: new URLSearchParams({ email: 'kim@people.example', password: secret }).toString(),
  });

const pageWords = (locale: string, key: string) => plainText(words(locale, 'errors').text(`page.${key}`));

test.each(['/login', '/signup', '/reset-password', '/settings', '/members', '/', '/no-such-page'])(
  'a form submitted by the browser to %s gets the brand’s page, with 405 and what is needed',
  async (path) => {
    const { status, headers, text } = await form(herzfunke, path);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('private, no-store');
    for (const key of ['form', 'formText', 'backToForm'])
      expect(extractText(text)).toContain(pageWords('de', key));
    // The brand's own head, not the plain page of last resort.
    expect(text).toContain('rel="stylesheet"');
    expect(extractText(text)).toMatch(/Herz/);
    expect(text).toMatch(/<a class="btn btn-primary" href="\?">/);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('kim@people.example');
  },
);

test.each(locales)('it is in %s where the page is, and so is the page itself', async (locale) => {
  const { status, text } = await form(herzfunke, `/${locale}/login`);
  expect(status).toBe(405);
  expect(text).toContain(`<html lang="${locale}"`);
  expect(extractText(text)).toContain(pageWords(locale, 'form'));
  for (const path of ['login', 'signup', 'reset-password']) {
    const visitor = new Visitor(herzfunke);
    const first = await visitor.get(`/${locale}/${path}`);
    const page = first.headers.location ? await visitor.get(first.headers.location) : first;
    const [, hint = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page.text) ?? [];
    expect(extractText(hint)).toBe(pageWords(locale, 'needsScripts'));
  }
});

test('what is not a page’s form is refused in plain words as before', async () => {
  const visitor = new Visitor(herzfunke);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await visitor.request('/login', { method })).status).toBe(405);
});

test('no form of a page would put its input into an address', async () => {
  for (const path of [
    '/login',
    '/signup',
    '/reset-password',
    '/complaints',
    '/withdrawal',
    '/members',
    '/',
  ]) {
    const { text } = await new Visitor(herzfunke).get(path);
    const forms = [...text.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([html]) => html);
    const risky = forms.filter((html) => {
      const isSearch = /<form\b[^>]*method="get"/.test(html) && !/type="(password|email)"/.test(html);
      return !isSearch && !/<form\b[^>]*method="post"/.test(html);
    });
    expect(risky).toEqual([]);
  }
});
