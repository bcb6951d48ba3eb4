import { readRobots } from './read-robots.ts';
import { readSite } from './site.ts';

it.each([
  ['herzfunke.de', 'https://herzfunke.de/'],
  ['herzfunke.localhost', 'http://herzfunke.localhost:3000/'],
  ['herzfunke.localhost:3100', 'http://herzfunke.localhost:3100/'],
  ['http://localhost:8080', 'http://localhost:8080/'],
  ['https://www.herzfunke.de', 'https://www.herzfunke.de/'],
])('%s is the site at %s', (given, base) => {
  expect(readSite(given).base.href).toBe(base);
});

it('knows its own addresses, on a local name without minding scheme and port', () => {
  const local = readSite('herzfunke.localhost:3000');
  expect(local.pathOf('https://herzfunke.localhost/fr?x=1#top')).toBe('/fr?x=1');
  expect(local.pathOf('../pricing', '/fr/members')).toBe('/pricing');
  expect(local.pathOf('/a/../b/./c')).toBe('/b/c');
  expect(local.pathOf('//evil.test/')).toBeNull();
  expect(local.pathOf('https://vlinder.localhost/')).toBeNull();
  expect(local.pathOf('mailto:a@b.example')).toBeNull();

  const real = readSite('herzfunke.de');
  expect(real.pathOf('https://herzfunke.de/fr')).toBe('/fr');
  for (const foreign of [
    'http://herzfunke.de/fr',
    'https://www.herzfunke.de/fr',
    'https://herzfunke.de:8443/',
  ])
    expect(real.pathOf(foreign)).toBeNull();
});

it.each([
  ['/a.js', true],
  ['blob:https://x/1', true],
  ['https://cdn.herzfunke.de/a.webp', true],
  ['//herzfunke.de/a.js', true],
  ['https://herzfunke.de.evil.test/a.js', false],
  ['https://fonts.example/a.css', false],
])('%s stays with the brand: %p', (address, expected) => {
  expect(readSite('www.herzfunke.de').isOwn(address, '/')).toBe(expected);
});

it('heeds the rules of a robots.txt for everybody, the longest of them most', () => {
  const { allows, sitemaps } = readRobots(
    [
      'User-agent: Somebot',
      'Disallow: /',
      '',
      'User-agent: otherbot',
      'User-agent: *  # everybody',
      'Disallow: /api/',
      'Allow: /api/open/',
      'Disallow:',
      'Sitemap: https://a.example/sitemap.xml',
    ].join('\r\n'),
  );
  expect(['/', '/api/x', '/api/open/x'].map(allows)).toEqual([true, false, true]);
  expect(sitemaps).toEqual(['https://a.example/sitemap.xml']);
});
