import { Visitor } from './http.ts';
import { parseSitemap, type ListedUrl } from './parse-sitemap.ts';
import { herzfunke } from './cast.ts';

/** All pages in a host's sitemaps, by path. */
export async function listedUrls(host = herzfunke): Promise<Map<string, ListedUrl>> {
  const visitor = new Visitor(host);
  const index = parseSitemap((await visitor.get('/sitemap.xml')).text);
  expect(index.kind).toBe('index');
  const urls = new Map<string, ListedUrl>();
  for (const { address } of index.entries) {
    const part = parseSitemap((await visitor.get(new URL(address).pathname)).text);
    expect([part.kind, part.entries.length > 0]).toEqual(['urls', true]);
    for (const entry of part.entries) urls.set(new URL(entry.address).pathname, entry);
  }
  return urls;
}
