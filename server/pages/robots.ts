/**
 * A brand's robots.txt (RFC 9309). Blocks only non-pages: unlisted pages declare that themselves, and crawlers must
 * fetch them to see it.
 */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
