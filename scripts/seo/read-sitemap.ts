import { Parser } from 'htmlparser2';

export type ListedUrl = {
  address: string;
  lastmod: string | null;
  /** Address by hreflang. */
  alternates: ReadonlyMap<string, string>;
};

export type SitemapFile = { kind: 'index' | 'urls' | 'other'; entries: ListedUrl[] };

/** Reads an index of sitemaps or one of its parts. */
export function readSitemap(xml: string): SitemapFile {
  const entries: ListedUrl[] = [];
  let kind: SitemapFile['kind'] = 'other';
  let open: { address: string; lastmod: string; alternates: Map<string, string> } | null = null;
  let field: 'address' | 'lastmod' | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'sitemapindex') kind = 'index';
        if (name === 'urlset') kind = 'urls';
        if (name === 'url' || name === 'sitemap') open = { address: '', lastmod: '', alternates: new Map() };
        if (name === 'loc') field = 'address';
        if (name === 'lastmod') field = 'lastmod';
        const { hreflang, href } = attributes;
        if (name === 'xhtml:link' && hreflang && href) open?.alternates.set(hreflang, href);
      },
      ontext(text) {
        if (open && field) open[field] += text;
      },
      onclosetag(name) {
        field = null;
        if (!open || (name !== 'url' && name !== 'sitemap')) return;
        const { address, lastmod, alternates } = open;
        entries.push({ address: address.trim(), lastmod: lastmod.trim() || null, alternates });
        open = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { kind, entries: entries.map(copyOf) };
}

/** Parts of a text keep all of it in memory. */
function copyOf({ address, lastmod, alternates }: ListedUrl): ListedUrl {
  const copy = JSON.parse(JSON.stringify({ address, lastmod, named: [...alternates] })) as {
    address: string;
    lastmod: string | null;
    named: [string, string][];
  };
  return { address: copy.address, lastmod: copy.lastmod, alternates: new Map(copy.named) };
}
