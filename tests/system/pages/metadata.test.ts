import sharp from 'sharp';
import { demoBrands } from '#demo/brands.ts';
import type { BrowsePages } from '#lib/contract/growth/browse-pages.ts';
import { localePath } from '#lib/i18n/links.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { landerSlugs, type Niche } from '#lib/rules/growth/lander-slugs.ts';
import { interestPagePath, regionPagePath } from '#lib/rules/growth/public-paths.ts';
import { sample } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { herzfunke } from '#tests/support/cast.ts';
import { parseAttributes, parseJsonLd, parseMeta, type JsonLdNode } from './page-head.ts';
import { getOrigin } from '#tests/support/stack.ts';

const brands = demoBrands.slice(0, 2).map(({ name, hosts, domainLanguage, settings }) => ({
  name,
  host: hosts[0] ?? '',
  own: domainLanguage,
  slug: landerSlugs[settings.niche as Niche][0] ?? '',
}));
const languages: Locale[] = ['de', 'nl', 'fr'];

const fixed = [
  '/',
  '/members',
  '/members?gender=woman',
  '/members/in',
  '/pricing',
  '/pages/terms',
  '/pages/faq',
  '/imprint',
  '/complaints',
  '/withdrawal',
  '/login',
  '/signup',
  '/lang-config',
  '/landers/gallery',
];

/** Pages whose paths depend on the demo. */
async function fetchPaths(host: string, slug: string): Promise<string[]> {
  const { body } = await new Visitor(host).call<BrowsePages>('GET /api/hubs.php');
  const { rows } = await database.query<{ id: number }>(
    `(select id from profiles where fictional and status = 'active' order by id limit 1)
     union all (select id from profiles where not fictional and status = 'active' and shown_to_visitors
       and brand_id = $1 order by id limit 1)`,
    [host.split('.')[0]],
  );
  const browsePages = [
    ...body.regions.slice(0, 1).map(regionPagePath),
    ...body.interests.slice(0, 1).map(({ key }) => interestPagePath(key)),
  ];
  return [...fixed, `/landers/gallery/${slug}`, ...browsePages, ...rows.map(({ id }) => `/members/${id}`)];
}

describe.each(sample(brands))('$name', ({ host, own, name, slug }) => {
  test.each(sample(languages))('every public page says who it is, in %s', async (locale) => {
    const visitor = new Visitor(host);
    const images = new Set<string>();
    for (const path of await fetchPaths(host, slug)) {
      const visible = localePath(own, locale, path);
      const { status, text } = await visitor.get(visible);
      expect([path, status]).toEqual([path, 200]);
      const meta = parseMeta(text);
      const canonical = parseAttributes(text, 'link', 'rel', 'canonical')[0]?.href ?? '';
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
      expect([path, title.startsWith(meta.get('og:title') ?? '?')]).toEqual([path, true]);
      const found = Object.fromEntries(meta);
      expect({ path, ...found }).toMatchObject({
        path,
        description: expect.stringMatching(/.{20,}/) as string,
        'og:type': path.startsWith('/members/') && /\d$/.test(path) ? 'profile' : 'website',
        'og:title': expect.stringMatching(/./) as string,
        'og:description': meta.get('description') as string,
        'og:site_name': name,
        'og:url': canonical,
        'og:locale': expect.stringMatching(new RegExp(`^${locale}_[A-Z]{2}$`)) as string,
        'og:image': expect.stringMatching(
          `^${getOrigin(host)}/previews/${locale}/[a-z0-9-]+\\.jpg\\?v=[\\w-]+$`,
        ) as string,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringContaining(name) as string,
        'twitter:card': 'summary_large_image',
        'twitter:title': meta.get('og:title') as string,
        'twitter:description': meta.get('description') as string,
        'twitter:image': meta.get('og:image') as string,
        'twitter:image:alt': meta.get('og:image:alt') as string,
      });
      expect(canonical).toBe(getOrigin(host) + localePath(own, locale, path));
      images.add(meta.get('og:image') ?? '');
      parseJsonLd(text);
    }
    for (const address of images) {
      const { pathname, search } = new URL(address);
      const { status, bytes, headers } = await visitor.get(pathname + search);
      expect([address, status]).toEqual([address, 200]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      // The page names the image's current version: caches may store it for long, and permanently if no member is on it.
      const keeping = pathname.includes('/member-')
        ? 'public, max-age=3600'
        : 'public, max-age=31536000, immutable';
      expect([address, headers['cache-control']]).toEqual([address, keeping]);
    }
  });
});

test('a page names the other languages of its brand, and not its own', async () => {
  const { text } = await new Visitor(herzfunke).get('/fr/pricing');
  const others = parseAttributes(text, 'meta', 'property', 'og:locale:alternate').map(
    ({ content }) => content,
  );
  expect(others).toHaveLength(10);
  expect(others).toContain('de_DE');
  expect(others).not.toContain('fr_FR');
});

test('only a brand for adults says so to filters', async () => {
  for (const path of ['/', '/members', '/fr/imprint', '/login']) {
    const { text } = await new Visitor('gnista.localhost').get(path);
    expect(parseAttributes(text, 'meta', 'name', 'rating').map(({ content }) => content)).toEqual([
      'adult',
      'RTA-5042-1996-1400-1577-RTA',
    ]);
    expect(parseMeta((await new Visitor(herzfunke).get(path)).text).has('rating')).toBe(false);
  }
});

describe('structured data', () => {
  const ofType = (list: JsonLdNode[], type: string) => list.filter((each) => each['@type'] === type);

  test.each([
    ['/', 'Organization'],
    ['/', 'WebSite'],
    ['/pages/faq', 'FAQPage'],
  ])('%s has one %s', async (path, type) => {
    expect(ofType(parseJsonLd((await new Visitor(herzfunke).get(path)).text), type)).toHaveLength(1);
  });

  test('offers what the price list shows, at its prices', async () => {
    const visitor = new Visitor(herzfunke);
    visitor.setCookie('vonk_country', 'PL');
    const { text } = await visitor.get('/pricing');
    const [catalogue] = ofType(parseJsonLd(text), 'OfferCatalog');
    const { body } = await visitor.call<{ packages: { amount: number; currency: string }[] }>(
      'GET /api/packages.php',
      { query: { country: 'PL' } },
    );
    const offers = catalogue?.itemListElement as { price: string; priceCurrency: string }[];
    expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
      body.packages.map(({ amount, currency }) => [(amount / 100).toFixed(2), currency]),
    );
    expect(offers[0]?.priceCurrency).toBe('PLN');
  });
});
