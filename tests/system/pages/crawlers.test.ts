import { demoBrands } from '#demo/brands.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractHead } from '#tests/support/robots-meta.ts';
import { getOrigin } from '#tests/support/stack.ts';
import { herzfunke } from '#tests/support/cast.ts';
import { crawl } from './crawl.ts';
import { listedUrls } from '#tests/support/listed-urls.ts';

const agents = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  DuckDuckBot: 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  Applebot: 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) (Applebot/0.1)',
  YandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  Baiduspider: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Twitterbot: 'Twitterbot/1.0',
  LinkedInBot: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  TelegramBot: 'TelegramBot (like TwitterBot)',
  Slackbot: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Discordbot: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
};

const hosts = demoBrands.map(({ id, hosts: [host = ''], settings, domainLanguage }) => ({
  id,
  host,
  locales: settings.locales,
  own: domainLanguage,
}));

describe('every crawler', () => {
  const paths = ['/', '/members', '/pricing', '/pages/faq', '/fr/imprint', '/login'];

  test.each(Object.entries(agents))('%s gets what all get', async (_name, agent) => {
    const visitor = new Visitor(herzfunke);
    for (const path of paths) {
      const plain = await visitor.get(path);
      const seen = await visitor.get(path, { headers: { 'user-agent': agent } });
      expect([path, seen.status, seen.text === plain.text]).toEqual([path, 200, true]);
    }
  });

  test.each(paths)('finds all of %s in the document, nothing before it', async (path) => {
    const { text, headers } = await new Visitor(herzfunke).get(path, {
      headers: { 'user-agent': agents.Googlebot },
    });
    const head = extractHead(text);
    expect([head.title.length > 5, head.description.length > 20]).toEqual([true, true]);
    expect([...text.matchAll(/<meta name="robots"/g)].length).toBeLessThanOrEqual(1);
    expect(text).toMatch(/<h1[\s>]/);
    expect(text).not.toMatch(/<dialog[^>]* open|<main[^>]* (?:inert|hidden)/);
    expect(headers['x-robots-tag']).toBeUndefined();
  });
});

describe.each(hosts)('addresses of $host', ({ host, locales, own }) => {
  const address = (locale: string, path: string) => {
    const prefix = locale === own ? '' : `/${locale}`;
    return `${getOrigin(host)}${path === '/' ? prefix || '/' : prefix + path}`;
  };

  test.each(['/', '/members', '/pricing', '/pages/terms', '/imprint', '/complaints'])(
    '%s names itself and its sisters in every language, and nothing of how one came',
    async (path) => {
      const expected = Object.fromEntries([
        ...locales.map((locale) => [locale, address(locale, path)]),
        ['x-default', address(own, path)],
      ]) as Record<string, string>;
      for (const locale of locales) {
        const visible = new URL(address(locale, path)).pathname;
        const visitor = new Visitor(host);
        const { text } = await visitor.get(`${visible}?t=4&lb=1&ref=7&network=x&sub1=a&sub2=b&sub3=c`);
        const head = extractHead(text);
        expect({ lang: head.lang, canonical: head.canonical?.replace(/(?<=\w)\/$/, '') }).toEqual({
          lang: locale,
          canonical: address(locale, path).replace(/(?<=\w)\/$/, ''),
        });
        const named = Object.entries(head.alternates).map(([tag, at]) => [tag, at.replace(/(?<=\w)\/$/, '')]);
        expect(Object.fromEntries(named)).toEqual(
          Object.fromEntries(
            Object.entries(expected).map(([tag, at]) => [tag, at.replace(/(?<=\w)\/$/, '')]),
          ),
        );
      }
    },
  );
});

test('a crawl along sitemap and links finds no faults', async () => {
  const listed = [...(await listedUrls()).keys()];
  const some = listed.filter((_, nth) => nth % Math.ceil(listed.length / 150) === 0);
  expect(await crawl(herzfunke, some, 300)).toEqual({ pages: 300, faults: [] });
}, 180_000);
