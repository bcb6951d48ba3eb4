import { endpoints } from '../../lib/contract/endpoints.ts';
import { routes } from '../../lib/rules/platform/routes.ts';
import { dice, type Dice } from './dice.ts';
import { nastyWords, oddHeaders } from './fuzz-words.ts';
import { nearlyRight } from './nearly-right.ts';

export type Fuzzed = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
};

const methods = [
  'GET',
  'GET',
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];
const hosts = ['herzfunke.localhost', 'vlinder.localhost', 'gnista.localhost'];
const locales = ['', '', '', '/de', '/fi', '/sv', '/xx'];

const paths = [
  ...Object.values(routes),
  ...[...new Set(endpoints.map(({ path }) => path.split('?')[0] ?? path))].flatMap((path) => [
    path,
    path,
    path,
  ]),
  '/photos/:file',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/robots.txt',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/_next/image',
  '/_next/static/:file',
  '/_next/data/:file',
  '/brand/herzfunke/:file',
  '/clips/:file',
  '/emoji/:file',
  '/previews/:file',
  '/sw-push.js',
  '/healthz',
  '/:token',
  '/:a/:b/:c',
];

/** Names that some call or page reads from its query or body. */
const names = [
  ...new Set(
    endpoints.flatMap(({ path, ...rest }) => {
      const shapes = [rest as { query?: unknown; body?: unknown }].flatMap(({ query, body }) => [
        query,
        body,
      ]);
      const read = shapes.flatMap((each) =>
        each && typeof each === 'object' && 'shape' in each ? Object.keys(each.shape as object) : [],
      );
      return [...read, ...new URLSearchParams(path.split('?')[1]).keys()];
    }),
  ),
  'domain',
  '_rsc',
  'locale',
  'country',
  'next',
];

/** A random value of any kind, nested up to `depth`. */
function value(by: Dice, depth = 3): unknown {
  const kind = by.below(depth > 0 ? 8 : 6);
  if (kind < 3) return safe(by.pick(nastyWords));
  if (kind === 3) return by.pick([0, -1, 1, 5, 1.5, 1e21, -0, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63]);
  if (kind === 4) return by.pick([true, false]);
  if (kind === 5) return null;
  const parts = Array.from({ length: by.below(5) }, () => value(by, depth - 1));
  return kind === 6 ? parts : Object.fromEntries(parts.map((each) => [by.pick(names), each]));
}

/** Unchanged, or with a character that no column accepts. */
const safe = (text: string) => text.replace('%00', '\u0000').replace('%ed%a0%80', '\ud800');

function randomPath(by: Dice): string {
  const pattern = by.pick(paths);
  const path = pattern.replace(/:\w+\??/g, () => encode(by, by.pick(nastyWords)) || '1');
  const prefix = path.startsWith('/api/') ? '' : by.pick(locales);
  const odd = by.below(12) === 0 ? encode(by, by.pick(nastyWords)) : '';
  const query = Array.from(
    { length: by.below(4) },
    () => `${by.pick(names)}=${encode(by, by.pick(nastyWords))}`,
  ).join('&');
  return `${prefix}${path}${odd}${query ? `?${query}` : ''}`;
}

/** Escaped like a browser does, or only as far as the client requires. */
function encode(by: Dice, text: string): string {
  if (by.below(2)) return encodeURIComponent(text);
  return text.replace(/[^\x21-\x7e]|[#?]/g, (letter) => encodeURIComponent(letter));
}

function randomBody(by: Dice): { type: string; body: string | Buffer } {
  const fields = () =>
    Object.fromEntries(Array.from({ length: by.below(7) }, () => [by.pick(names), value(by)]));
  const kind = by.below(8);
  if (kind < 4) return { type: 'application/json', body: JSON.stringify(fields()) };
  if (kind === 4)
    return { type: 'application/json', body: JSON.stringify(fields()).slice(0, -by.below(9) - 1) };
  if (kind === 5) {
    const bytes = Buffer.from(Array.from({ length: by.below(3_000) }, () => by.below(256)));
    return {
      type: by.pick(['image/jpeg', 'image/png', 'application/octet-stream', 'application/json']),
      body: bytes,
    };
  }
  if (kind === 6) {
    const pairs = Object.entries(fields()).map(([name, each]) => [name, String(each)]);
    return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(pairs).toString() };
  }
  return { type: 'application/json', body: '[{"a":'.repeat(by.below(1_200)) };
}

/** A browser with a session: the brand's host and its cookies. */
export type LoggedIn = { host: string; cookie: string };

/** Endless requests, the same for the same seed: half of them random throughout, half nearly valid. */
export function* fuzz(seed: number, browsers: readonly LoggedIn[]): Generator<Fuzzed> {
  const by = dice(seed);
  for (;;) yield by.below(2) ? strange(by, browsers) : nearly(by, browsers);
}

function strange(by: Dice, browsers: readonly LoggedIn[]): Fuzzed {
  const method = by.pick(methods);
  const sent = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE' ? randomBody(by) : undefined;
  const path = randomPath(by);
  // A logout would turn the remaining requests into a visitor's.
  const cookie = by.below(2) && !path.includes('logout') ? by.pick(browsers).cookie : '';
  return {
    method,
    path,
    headers: {
      host: by.pick(hosts),
      ...(by.below(6) ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...(cookie ? { cookie } : {}),
      ...(by.below(3) ? {} : by.pick(oddHeaders)),
      ...(sent ? { 'content-type': sent.type } : {}),
    },
    body: sent?.body,
  };
}

function nearly(by: Dice, browsers: readonly LoggedIn[]): Fuzzed {
  const { method, path, body, key } = nearlyRight(by, () => value(by));
  const { host, cookie } = by.pick(browsers);
  return {
    method,
    path,
    headers: {
      host,
      'sec-fetch-site': 'same-origin',
      ...(by.below(6) ? { cookie } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body,
  };
}
