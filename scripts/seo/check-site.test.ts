import { checkSite, type CheckOptions } from './check-site.ts';
import { findingKinds, type FindingKind } from './finding.ts';
import { png, SiteInTest, type PageInTest } from './pages-in-test.ts';
import { readSite } from './site.ts';
import { tell } from './tell.ts';

const origin = 'https://funke.example';
const check = (site: SiteInTest, options?: CheckOptions) =>
  checkSite(site.fetch, readSite('funke.example'), options);

async function findings(site: SiteInTest): Promise<string[]> {
  return (await check(site)).findings.map(({ kind, at, says }) => `${kind} ${at} ${says}`);
}

it('finds nothing on a site without fault, and looks at every page once', async () => {
  const site = new SiteInTest();
  const result = await check(site);
  expect(result).toEqual({ pages: 9, images: 1, isComplete: true, findings: [] });
  expect(tell(result).at(-1)).toBe('9 pages, 0 findings');
  expect(new Set(site.asked).size).toBe(site.asked.length);
  expect(site.asked).not.toContain('/nobody-looks');
});

const member = '/members/1';
const foreign = 'https://stats.example/s.js';

/** A fault on one page, the kind it is found as, and what is said of it. */
const faults: [FindingKind, string, PageInTest, RegExp][] = [
  ['status', member, { status: 404 }, /answered 404/],
  ['status', member, { status: 301, location: '/members/2' }, /answered 301 to \/members\/2/],
  ['status', member, { status: 503 }, /answered 503/],
  ['noindex-in-sitemap', member, { robots: 'noindex, follow' }, /says noindex/],
  ['noindex-in-sitemap', member, { robots: 'none' }, /says noindex/],
  ['canonical', member, { canonical: '' }, /has none/],
  ['canonical', member, { canonical: member }, /is not a whole address/],
  ['canonical', member, { canonical: `${origin}${member}?ref=7` }, /is https/],
  ['canonical', member, { canonical: `https://other.example${member}` }, /is https/],
  ['missing-title', member, { title: ' ' }, /no title/],
  ['missing-description', member, { description: '' }, /no description/],
  ['missing-h1', member, { heading: '<img alt="">' }, /no first heading/],
  ['thin', member, { text: 'Little.' }, /characters of text/],
  ['thin', member, { text: `<script>${'x'.repeat(900)}</script>` }, /characters of text/],
  ['duplicate-title', '/pricing', { title: 'Page /' }, /"Page \/" also at \/pricing/],
  ['duplicate-description', '/pricing', { description: 'About /' }, /also at \/pricing/],
  ['broken-link', '/', { links: ['/gone', '/login?next=%2F'] }, /answered 404, linked from \//],
  ['third-party', member, { head: `<script src="${foreign}"></script>` }, /fetches https:\/\/stats/],
  ['third-party', member, { head: '<link rel="preconnect" href="//fonts.example">' }, /fonts\.example/],
  ['third-party', member, { head: '<style>@import "https://f.example/a.css";</style>' }, /f\.example/],
  [
    'third-party',
    member,
    { body: '<img src="/a.webp" srcset="/a.webp 1x, //cdn.test/b.webp 2x">' },
    /cdn\.test/,
  ],
  ['third-party', member, { body: '<p style="background:url(https://x.test/a)">' }, /x\.test/],
  ['third-party', member, { body: '<noscript><img src="https://p.test/1"></noscript>' }, /p\.test/],
  ['preview-image', member, { image: null }, /has none/],
  ['preview-image', member, { image: { width: 800 } }, /800 × 630/],
  ['preview-image', member, { image: { alt: '' } }, /no text in its place/],
  ['preview-image', member, { image: { url: '/preview.png' } }, /not a whole address/],
  ['preview-image', member, { image: { url: `${origin}/none.png` } }, /answered 404/],
];

it.each(faults)('finds %s at %s (%#)', async (kind, at, change, says) => {
  const { findings: found } = await check(new SiteInTest().change(at, change));
  expect(found.filter((each) => each.kind === kind).map((each) => each.says)).toEqual([
    expect.stringMatching(says),
  ]);
});

const de = `${origin}${member}`;
const fr = `${origin}/fr${member}`;

it.each<[string, [string, string][], RegExp]>([
  ['nothing in them', [], /has none/],
  [
    'no default',
    [
      ['de', de],
      ['fr', fr],
    ],
    /no x-default/,
  ],
  [
    'not itself',
    [
      ['fr', fr],
      ['x-default', de],
    ],
    /names nothing as itself/,
  ],
  [
    'another page as itself',
    [
      ['de', `${origin}/`],
      ['fr', fr],
      ['x-default', de],
    ],
    /as itself \(de\)/,
  ],
  [
    'a page that is not there',
    [
      ['de', de],
      ['fr', `${origin}/fr/x`],
      ['x-default', de],
    ],
    /answered 404/,
  ],
  [
    'another site',
    [
      ['de', de],
      ['fr', 'https://x.test/'],
      ['x-default', de],
    ],
    /another site/,
  ],
  [
    'a path only',
    [
      ['de', de],
      ['fr', `/fr${member}`],
      ['x-default', de],
    ],
    /not a whole address/,
  ],
  [
    'no language',
    [
      ['de', de],
      ['französisch', fr],
      ['x-default', de],
    ],
    /is no language/,
  ],
  [
    'the wrong language',
    [
      ['de', de],
      ['fr', `${origin}/`],
      ['x-default', de],
    ],
    /a page in de/,
  ],
])('finds alternates with %s', async (_what, alternates, says) => {
  const found = await findings(new SiteInTest().change(member, { alternates }));
  expect(found.filter((each) => each.startsWith(`alternate ${member} `))).toEqual(
    expect.arrayContaining([expect.stringMatching(says)]),
  );
});

it('finds alternates that are not returned', async () => {
  const site = new SiteInTest().change('/fr/members/1', {
    alternates: [
      ['de', `${origin}/`],
      ['fr', fr],
      ['x-default', `${origin}/`],
    ],
  });
  expect(await findings(site)).toContain(`alternate ${member} /fr/members/1 (fr) does not name it back`);
});

it('finds other alternates in the sitemap than on the page', async () => {
  const site = new SiteInTest().edit('/sitemaps/1.xml', (text) =>
    text.replace(`hreflang="fr" href="${fr}"`, `hreflang="fr" href="${origin}/fr"`),
  );
  expect(await findings(site)).toEqual([`alternate ${member} has other ones in the sitemap`]);
});

it('takes profiles for twins only where title and description are the same', async () => {
  const alice: PageInTest = { type: 'profile', title: 'Alice, 35', description: 'Alice from Köln' };
  const site = () => new SiteInTest().change('/members/1', alice);
  expect(await findings(site().change('/members/2', { ...alice, description: 'Alice from Bonn' }))).toEqual(
    [],
  );
  expect(await findings(site().change('/members/2', alice))).toHaveLength(2);
});

it('lets two languages say the same', async () => {
  const site = new SiteInTest().change('/pricing', { title: 'FAQ' }).change('/fr/pricing', { title: 'FAQ' });
  expect(await findings(site)).toEqual([]);
});

it('finds a page that may be listed and is not, and a link to a moved one', async () => {
  const site = new SiteInTest().change('/', { links: ['/extra', '/old'] });
  site.pages.set('/extra', {
    alternates: [
      ['de', `${origin}/extra`],
      ['x-default', `${origin}/extra`],
    ],
  });
  site.pages.set('/old', { status: 301, location: '/pricing' });
  expect(await findings(site)).toEqual([
    'not-in-sitemap /extra may be listed, linked from /',
    'moved-link /old answered 301 to /pricing, linked from /',
  ]);
});

it.each([
  [{ type: 'image/png', body: png(1200, 600) }, /1200 × 600/],
  [{ type: 'image/jpeg', body: png(1200, 630) }, /is called image\/jpeg/],
  [{ type: 'image/png', body: 'picture' }, /no PNG/],
  [{ type: 'image/png', body: Buffer.concat([png(1200, 630), Buffer.alloc(300_000)]) }, /bytes/],
])('measures preview images (%#)', async (file, says) => {
  const site = new SiteInTest();
  site.files['/preview.png'] = file;
  const { findings: found } = await check(site);
  expect(found).toEqual([{ kind: 'preview-image', at: '/', says: expect.stringMatching(says) as string }]);
});

it('finds a site that answers 200 where nothing is', async () => {
  const site = new SiteInTest();
  site.pages.set('/seo-check/no-such-page', {});
  expect(await findings(site)).toEqual(['status /seo-check/no-such-page answered 200 where no page is']);
});

it('stops at its limit and says so', async () => {
  const result = await check(new SiteInTest(), { limit: 3, concurrency: 1 });
  expect(result).toMatchObject({ pages: 3, isComplete: false, findings: [] });
  expect(tell(result).join('\n')).toContain('there are more pages');
});

it('has a fault of every kind tried', () => {
  const elsewhere = ['alternate', 'robots', 'sitemap', 'not-in-sitemap', 'moved-link'];
  const tried = new Set<string>([...faults.map(([kind]) => kind), ...elsewhere]);
  expect(Object.keys(findingKinds).filter((kind) => !tried.has(kind))).toEqual([]);
});
