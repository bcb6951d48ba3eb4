type Attributes = Readonly<Record<string, string>>;

/** Relations of a link at which a browser connects to its address. */
const fetchingRelations =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|mask-icon|manifest|prerender)(?:\s|$)/i;

/** Attributes that name what is fetched with the page, by element. */
const fetchingAttributes: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  body: ['background'],
};

/** Addresses that a browser fetches because of one element. */
export function requestsIn(name: string, attributes: Attributes): string[] {
  const found = (fetchingAttributes[name] ?? []).map((attribute) => attributes[attribute]);
  if (name === 'link' && fetchingRelations.test(attributes.rel ?? '')) found.push(attributes.href);
  for (const set of [attributes.srcset, attributes.imagesrcset]) found.push(...candidatesOf(set));
  found.push(...requestsOfStyle(attributes.style ?? ''));
  return found.flatMap((address) => (address && !address.startsWith('data:') ? [address] : []));
}

/** Addresses that a piece of CSS has fetched. */
export function requestsOfStyle(css: string): string[] {
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/gi)];
  return addresses
    .map(([, url, imported]) => (url ?? imported ?? '').trim())
    .filter((address) => address !== '' && !address.startsWith('data:'));
}

function candidatesOf(set: string | undefined): string[] {
  return (set ?? '')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}
