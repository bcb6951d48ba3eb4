import { brandInTest } from '#tests/support/screens/sitemap-overview.ts';
import { sitemapIndexXml, urlsetXml } from './sitemap-xml.ts';

const origin = 'https://herzfunke.de';

it('says where the parts are and when they changed', () => {
  const xml = sitemapIndexXml(origin, [
    { path: '/sitemaps/pages-1.xml', changed: '2026-01-05T08:00:00.000Z' },
    { path: '/sitemaps/hubs-1.xml', changed: null },
  ]);
  expect(xml).toContain(
    '<sitemap><loc>https://herzfunke.de/sitemaps/pages-1.xml</loc><lastmod>2026-01-05T08:00:00.000Z</lastmod></sitemap>',
  );
  expect(xml).toContain('<sitemap><loc>https://herzfunke.de/sitemaps/hubs-1.xml</loc></sitemap>');
});

it('lists a page in each of its languages, each with all of them', () => {
  const xml = urlsetXml(origin, brandInTest(), [{ path: '/members/3', changed: '2026-02-10T00:00:00.000Z' }]);
  const alternates = [
    ['de', '/members/3'],
    ['fr', '/fr/members/3'],
    ['x-default', '/members/3'],
  ]
    .map(([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`)
    .join('');
  const url = (path: string) =>
    `<url><loc>${origin}${path}</loc><lastmod>2026-02-10T00:00:00.000Z</lastmod>${alternates}</url>`;
  expect(xml.split('\n').filter((line) => line.startsWith('<url>'))).toEqual([
    url('/members/3'),
    url('/fr/members/3'),
  ]);
});

it('links the picture of a page, if there is one', () => {
  const image = '/photos/0123456789abcdef-large.webp';
  const xml = urlsetXml(origin, brandInTest(), [
    { path: '/members/3', changed: null, image },
    { path: '/members/4', changed: null, image: null },
  ]);
  const named = `<image:image><image:loc>${origin}${image}</image:loc></image:image></url>`;
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(xml.split('\n').filter((line) => line.includes(named))).toHaveLength(2);
  expect(xml.split('\n').filter((line) => line.includes('image:loc'))).toHaveLength(2);
});

it('gives every language a prefix if none is the domain’s', () => {
  const xml = urlsetXml(origin, brandInTest({ domain_language: null }), [{ path: '/', changed: null }]);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/de`,
    `${origin}/fr`,
  ]);
  expect(xml).toContain(`hreflang="x-default" href="${origin}/"`);
});

it('lists a page only in the languages that have it', () => {
  const xml = urlsetXml(origin, brandInTest(), [{ path: '/house-rules', locales: ['fr'], changed: null }]);
  expect(xml.match(/<loc>/g)).toHaveLength(1);
  expect(xml).not.toContain('hreflang="de"');
});

it('lets no address break out of its place', () => {
  const xml = urlsetXml(origin, brandInTest(), [{ path: '/<&">\'', changed: null }]);
  expect(xml).toContain('<loc>https://herzfunke.de/&#60;&#38;&#34;&#62;&#39;</loc>');
});
