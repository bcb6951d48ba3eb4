/** What a page's head says to crawlers. */
export type Head = {
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string | null;
  /** URL by hreflang. */
  alternates: Record<string, string>;
  html: string;
};

/** Parses the head of a page, without the body. */
export function extractHead(page: string): Head {
  const html = page.slice(0, page.indexOf('</head>'));
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    lang: /<html [^>]*lang="([^"]+)"/.exec(page)?.[1] ?? '',
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: meta('description'),
    robots: meta('robots'),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null,
    alternates: Object.fromEntries(links.map(([, tag = '', address = '']) => [tag, address])),
    html,
  };
}
