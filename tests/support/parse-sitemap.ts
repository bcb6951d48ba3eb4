export type ListedUrl = {
  address: string;
  lastmod: string | null;
  /** URL by hreflang. */
  alternates: ReadonlyMap<string, string>;
};

type SitemapFile = { kind: 'index' | 'urls' | 'other'; entries: ListedUrl[] };

/** Parses a sitemap index or one of its parts, in our format. */
export function parseSitemap(xml: string): SitemapFile {
  const kind = xml.includes('<sitemapindex') ? 'index' : xml.includes('<urlset') ? 'urls' : 'other';
  const entries = [...xml.matchAll(/<(url|sitemap)>(.*?)<\/\1>/gs)].map(([, , entry = '']) => ({
    address: /<loc>\s*(.*?)\s*<\/loc>/s.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>\s*(.*?)\s*<\/lastmod>/s.exec(entry)?.[1] ?? null,
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link [^>]*hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag = '', address = '']) => [tag, address],
      ),
    ),
  }));
  return { kind, entries };
}
