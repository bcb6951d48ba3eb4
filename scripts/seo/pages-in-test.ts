import type { Fetch } from './fetcher.ts';

const origin = 'https://funke.example';

/** What a page of the site in a test says; what is left out is as it should be. */
export type PageInTest = {
  status?: number;
  location?: string;
  lang?: 'de' | 'fr';
  title?: string;
  description?: string;
  robots?: string;
  canonical?: string;
  /** hreflang and address of each. */
  alternates?: [string, string][];
  heading?: string;
  text?: string;
  image?: { url?: string; width?: number; alt?: string } | null;
  type?: 'website' | 'profile';
  head?: string;
  body?: string;
  links?: string[];
};

type Files = Record<string, { status?: number; type?: string; body: string | Buffer }>;

const paths = ['/', '/pricing', '/members/1', '/members/2'];
const prefixed = (path: string) => (path === '/' ? '/fr' : `/fr${path}`);

function alternatesOf(path: string): [string, string][] {
  const bare = path.replace(/^\/fr(?=\/|$)/, '') || '/';
  return [
    ['de', origin + bare],
    ['fr', origin + prefixed(bare)],
    ['x-default', origin + bare],
  ];
}

/** A site without fault: four pages in two languages, a login that nobody lists, and its sitemap in two parts. */
export class SiteInTest {
  readonly pages = new Map<string, PageInTest>();
  readonly files: Files = {};
  readonly asked: string[] = [];

  constructor() {
    for (const path of paths) {
      this.pages.set(path, { lang: 'de', links: ['/', '/login?next=%2F', 'https://elsewhere.example/'] });
      this.pages.set(prefixed(path), { lang: 'fr', links: [path, '#top'] });
    }
    this.pages.set('/login', { robots: 'noindex', title: 'Login', links: ['/nobody-looks'] });
    const parts = [paths, paths.map(prefixed)].map((each) => each.map((path) => this.#url(path)).join(''));
    this.files['/robots.txt'] = {
      type: 'text/plain',
      body: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    };
    this.files['/sitemap.xml'] = xml(
      'sitemapindex',
      [1, 2].map((nth) => `<sitemap><loc>${origin}/sitemaps/${nth}.xml</loc></sitemap>`).join(''),
    );
    parts.forEach((part, nth) => (this.files[`/sitemaps/${nth + 1}.xml`] = xml('urlset', part)));
    this.files['/preview.png'] = { type: 'image/png', body: png(1200, 630) };
  }

  /** Changes what one page says. */
  change(path: string, change: PageInTest): this {
    this.pages.set(path, { ...this.pages.get(path), ...change });
    return this;
  }

  /** Changes a file, such as a sitemap. */
  edit(path: string, edit: (text: string) => string): this {
    const file = this.files[path];
    if (file) file.body = edit(String(file.body));
    return this;
  }

  readonly fetch: Fetch = async (path) => {
    this.asked.push(path);
    const file = this.files[path];
    if (file) {
      const headers = { 'content-type': file.type ?? 'text/html' };
      return { status: file.status ?? 200, headers, body: Buffer.from(file.body) };
    }
    const page = this.pages.get(path.split('?')[0] ?? '');
    if (!page) return { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('') };
    const { status = 200, location } = page;
    const headers = { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) };
    return { status, headers, body: Buffer.from(htmlOf(path, page)) };
  };

  #url(path: string): string {
    const links = alternatesOf(path).map(
      ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
    );
    return `<url><loc>${origin}${path}</loc><lastmod>2026-01-02</lastmod>${links.join('')}</url>`;
  }
}

function xml(root: string, content: string) {
  return { type: 'application/xml', body: `<?xml version="1.0"?><${root}>${content}</${root}>` };
}

function htmlOf(path: string, page: PageInTest): string {
  const { lang = 'de', title = `Page ${path}`, description = `About ${path}`, heading = 'Heading' } = page;
  const { text = 'word '.repeat(80), head = '', body = '', links = [], type = 'website' } = page;
  const image =
    page.image === null ? null : { url: `${origin}/preview.png`, width: 1200, alt: 'x', ...page.image };
  const meta = (name: string, content: unknown) => `<meta name="${name}" content="${String(content)}">`;
  return [
    `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title>`,
    description && meta('description', description),
    page.robots && meta('robots', page.robots),
    page.canonical === '' ? '' : `<link rel="canonical" href="${page.canonical ?? origin + path}">`,
    ...(page.alternates ?? alternatesOf(path)).map(
      ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${address}">`,
    ),
    meta('og:type', type),
    ...(image
      ? [
          meta('og:image', image.url),
          meta('og:image:width', image.width),
          meta('og:image:height', 630),
          meta('og:image:alt', image.alt),
        ]
      : []),
    `${head}</head><body><main><h1>${heading}</h1><p>${text}</p>${body}`,
    ...links.map((href) => `<a href="${href}">link</a>`),
    '</main></body></html>',
  ]
    .filter(Boolean)
    .join('');
}

/** The head of a PNG, which is all that is looked at. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.writeUInt32BE(0x89504e47, 0);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
