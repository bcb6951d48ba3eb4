import { findUrls } from './find-urls.ts';
import { SiteInTest } from './pages-in-test.ts';
import { readSite } from './site.ts';

const origin = 'https://funke.example';
const look = (site: SiteInTest) => findUrls(site.fetch, readSite('funke.example'));

it('finds everything that the sitemaps list', async () => {
  const { urls, findings, robots } = await look(new SiteInTest());
  expect([...urls.keys()].slice(0, 3)).toEqual(['/', '/pricing', '/members/1']);
  expect(urls.get('/fr')).toMatchObject({ address: `${origin}/fr`, lastmod: '2026-01-02' });
  expect([...(urls.get('/fr')?.alternates.keys() ?? [])]).toEqual(['de', 'fr', 'x-default']);
  expect([robots.allows('/api/x.php'), robots.allows('/login')]).toEqual([false, true]);
  expect(findings).toEqual([]);
});

it.each<['robots' | 'sitemap', string, (text: string) => string, RegExp]>([
  ['robots', '/robots.txt', () => 'User-agent: *\nDisallow:', /names no sitemap/],
  ['robots', '/robots.txt', (text) => text.replace('/api/', '/'), /closes the whole site/],
  ['sitemap', '/robots.txt', (text) => text.replace(`${origin}/s`, '/s'), /no whole address/],
  ['sitemap', '/sitemap.xml', () => 'Not found', /is no sitemap/],
  ['sitemap', '/sitemap.xml', (text) => text.replace('/sitemaps/2', '/sitemaps/3'), /answered 404/],
  ['sitemap', '/sitemaps/1.xml', (text) => text.replaceAll(/<url>.*<\/url>/g, ''), /lists nothing/],
  ['sitemap', '/sitemaps/1.xml', (text) => text.replace('2026-01-02', '2199-01-02'), /has the lastmod/],
  ['sitemap', '/sitemaps/1.xml', (text) => text.replace('2026-01-02', 'today'), /has the lastmod/],
  ['sitemap', '/sitemaps/2.xml', (text) => text.replace(`${origin}/fr<`, `${origin}/<`), /is listed twice/],
  [
    'sitemap',
    '/sitemaps/1.xml',
    (text) => text.replace(`${origin}/<`, 'https://x.test/<'),
    /no address of this/,
  ],
])('finds what is wrong with %s in %s', async (kind, path, edit, says) => {
  const { findings: found } = await look(new SiteInTest().edit(path, edit));
  expect(found.filter((each) => each.kind === kind).map((each) => each.says)).toEqual(
    expect.arrayContaining([expect.stringMatching(says)]),
  );
});

it.each([50_000, 50_001])('counts the addresses of a part: %i', async (count) => {
  const rows = Array.from({ length: count }, (_, nth) => `<url><loc>${origin}/${nth}</loc></url>`);
  const site = new SiteInTest().edit('/sitemaps/1.xml', () => `<urlset>${rows.join('')}</urlset>`);
  const { findings } = await look(site);
  expect(findings.map(({ says }) => says)).toEqual(count > 50_000 ? ['lists 50001 addresses'] : []);
});
