/**
 * The robots.txt of a brand (RFC 9309). Only what is no page is closed: a page that must not be listed says so itself, which
 * a crawler can only read where it may fetch it.
 */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
