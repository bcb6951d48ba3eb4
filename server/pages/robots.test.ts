import { robotsText } from './robots.ts';

it('names the sitemap of the host with its whole address and closes no page', () => {
  expect(robotsText('https://herzfunke.de')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://herzfunke.de/sitemap.xml\n',
  );
});
