import { Parser } from 'htmlparser2';
import { requestsIn, requestsOfStyle } from './requests.ts';

/** What the HTML of a page says to whoever runs no scripts. */
export type PageFacts = {
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  /** Address by hreflang. */
  alternates: ReadonlyMap<string, string>;
  hasHeading: boolean;
  /** Characters of text in `<main>`, or of the whole body where there is none. */
  text: number;
  /** Addresses of links, as they are written, each once. */
  links: string[];
  /** Addresses that a browser fetches for it, as they are written, each once. */
  requests: string[];
  image: PreviewImage | null;
  /** Open Graph calls it the profile of a person. */
  isProfile: boolean;
};

type PreviewImage = { url: string; width: number; height: number; alt: string };

const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'title']);

/** Reads a page as a crawler does, whatever is wrong with its HTML. */
export function readPage(html: string): PageFacts {
  const alternates = new Map<string, string>();
  const meta = new Map<string, string>();
  const links = new Set<string>();
  const requests = new Set<string>();
  /** Open elements by name. */
  const depth = new Map<string, number>();
  const isIn = (name: string) => (depth.get(name) ?? 0) > 0;
  const step = (name: string, by: number) => depth.set(name, Math.max(0, (depth.get(name) ?? 0) + by));
  /** Open elements whose text nobody reads. */
  let unseen = 0;
  let lang = '';
  let title = '';
  let canonical: string | null = null;
  let heading = '';
  let inMain = 0;
  let inBody = 0;
  let hasMain = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      step(name, 1);
      if (silent.has(name)) unseen += 1;
      if (name === 'main') hasMain = true;
      if (name === 'html') lang = attributes.lang ?? '';
      for (const address of requestsIn(name, attributes)) requests.add(address);
      if (name === 'a' && attributes.href !== undefined) links.add(attributes.href);
      if (name === 'meta') {
        const key = attributes.name ?? attributes.property;
        if (key && !meta.has(key.toLowerCase())) meta.set(key.toLowerCase(), attributes.content ?? '');
      }
      if (name !== 'link') return;
      const { rel = '', href = '', hreflang } = attributes;
      if (rel === 'canonical') canonical ??= href;
      if (rel === 'alternate' && hreflang) alternates.set(hreflang, href);
    },
    onclosetag(name) {
      step(name, -1);
      if (silent.has(name)) unseen -= 1;
    },
    ontext(words) {
      if (isIn('title') && !isIn('svg')) title += words;
      if (isIn('style')) for (const address of requestsOfStyle(words)) requests.add(address);
      if (unseen > 0) return;
      const { length } = words.trim();
      if (isIn('main')) inMain += length;
      if (isIn('body')) inBody += length;
      if (isIn('h1')) heading += words;
    },
  });
  parser.end(html);

  const said = (name: string) => meta.get(name)?.trim() ?? '';
  const image = said('og:image');
  return {
    lang,
    title: title.trim(),
    description: said('description'),
    canonical,
    noindex: /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i.test(said('robots')),
    alternates,
    hasHeading: heading.trim() !== '',
    text: hasMain ? inMain : inBody,
    links: [...links],
    requests: [...requests],
    image: image
      ? {
          url: image,
          width: Number(said('og:image:width')),
          height: Number(said('og:image:height')),
          alt: said('og:image:alt'),
        }
      : null,
    isProfile: said('og:type') === 'profile',
  };
}
