import { localePath, splitLocalePath } from '../i18n/links.ts';
import {
  countryOfLocale,
  defaultLocale,
  isCountry,
  isLocale,
  localeOfCountry,
  matchAcceptLanguage,
  type Country,
  type Locale,
} from '../i18n/locales.ts';
import { needsSession, routeOf, sessionOnly, type RouteName } from '../rules/routes.ts';
import type { Brand, BrandTable } from './brands.ts';
import { searchSegment } from './member-search.ts';
import { isPlainPath } from './plain-path.ts';

/** All that may decide which page a visitor gets. */
export type SiteRequest = {
  /** The Host header, with or without port. */
  host: string | undefined;
  /** Path as requested, without query. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  localeCookie: string | undefined;
  hasSession: boolean;
  acceptLanguage: string | undefined;
  /** Country of the visitor; asked only where it decides. */
  country: () => string | null;
  prefersSafe: boolean;
};

export type SitePage = {
  kind: 'page';
  brand: Brand;
  locale: Locale;
  route: RouteName | null;
  /** `/{brand}/{locale}{path}`: where Next finds the page. */
  internalPath: string;
  /** Ask for the version without explicit content (RFC 8674). */
  safe: boolean;
  /** The answer depends on nothing a CDN cannot see. */
  shareable: boolean;
};

export type SiteDecision =
  | SitePage
  /**
   * `setLocale`: the visitor asked for the brand's own language by its prefix, which outweighs the cookie, or chose a
   * language; `setCountry`: likewise a country.
   */
  | { kind: 'redirect'; status: 301 | 307; location: string; setLocale?: Locale; setCountry?: Country }
  /** The host is none of ours: 421. */
  | { kind: 'misdirected' }
  /** Nothing may be shown here: 404. */
  | { kind: 'unknown'; brand: Brand; locale: Locale };

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host without port, in lower case; null when it is no host name at all. */
function hostName(host: string | undefined): string | null {
  const name = host?.toLowerCase().replace(/:\d{1,5}$/, '');
  return name && /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(name) ? name : null;
}

/** The forced domain: the brand of the host, or on preview hosts the one that `?domain=` names (section 7). */
export function brandOf(
  host: string | undefined,
  search: string,
  table: BrandTable,
  previewHosts: readonly string[],
): Brand | null {
  // Most requests come to a host as it is written in the table; the slow way is for ports and odd spellings.
  const exact = host === undefined ? undefined : table.byHost.get(host);
  if (exact && !search.includes('domain=')) return exact;
  const name = hostName(host);
  if (name === null) return null;
  const isPreview = localHosts.has(name) || previewHosts.includes(name);
  if (isPreview && search.includes('domain=')) {
    const forced = new URLSearchParams(search).get('domain')?.toLowerCase() ?? '';
    const brand = table.byHost.get(forced) ?? table.byId.get(forced);
    if (brand) return brand;
  }
  return table.byHost.get(name) ?? null;
}

/** Decides what a GET of a page gets. Pure: the same request and brands always give the same decision. */
export function resolveSite(
  request: SiteRequest,
  table: BrandTable,
  previewHosts: readonly string[] = [],
): SiteDecision {
  const brand = brandOf(request.host, request.search, table, previewHosts);
  if (!brand) return { kind: 'misdirected' };

  const { prefix, path } = splitLocalePath(request.path);
  const locale = prefix && brand.locales.includes(prefix) ? prefix : negotiatedLocale(request, brand);
  if (!isPlainPath(request.path)) return { kind: 'unknown', brand, locale };
  if (request.path !== '/' && request.path.endsWith('/')) {
    return { kind: 'redirect', status: 301, location: request.path.replace(/\/+$/, '') + request.search };
  }
  if (prefix && !brand.locales.includes(prefix)) return { kind: 'unknown', brand, locale };
  if (prefix === brand.ownLocale) {
    return { kind: 'redirect', status: 301, location: path + request.search, setLocale: prefix };
  }
  if (!prefix && locale !== brand.ownLocale) {
    return {
      kind: 'redirect',
      status: 307,
      location: localePath(brand.ownLocale, locale, path + request.search),
    };
  }
  if (isInternal(path, table)) return { kind: 'unknown', brand, locale };

  const route = routeOf(path);
  const choice = route === 'lang-config' ? chosenBy(request.search, brand, locale) : null;
  if (choice) return choice;
  if (needsSession(path) && !request.hasSession) {
    const next = encodeURIComponent(localePath(brand.ownLocale, locale, path + request.search));
    return {
      kind: 'redirect',
      status: 307,
      location: localePath(brand.ownLocale, locale, `/login?next=${next}`),
    };
  }
  return page(request, brand, locale, path, route);
}

/** What the form of lang-config was sent with: a plain form, so that it works without scripts. */
function chosenBy(search: string, brand: Brand, locale: Locale): SiteDecision | null {
  const form = new URLSearchParams(search);
  const language = form.get('locale');
  const country = form.get('country');
  if (language === null && country === null) return null;
  const setLocale = isLocale(language) && brand.locales.includes(language) ? language : locale;
  return {
    kind: 'redirect',
    status: 307,
    location: localePath(brand.ownLocale, setLocale, '/lang-config#saved'),
    setLocale,
    ...(isCountry(country) ? { setCountry: country } : {}),
  };
}

function page(
  request: SiteRequest,
  brand: Brand,
  locale: Locale,
  path: string,
  route: RouteName | null,
): SitePage {
  const root = `/${brand.id}/${locale}`;
  const isPreviewed = request.search.includes('domain=');
  let internalPath = path === '/' ? root : root + path;
  let shareable = brand.domain_language !== null && !isPreviewed;
  if (route === 'members' && request.search.length > 1) {
    const segment = searchSegment(new URLSearchParams(request.search));
    if (segment) internalPath = `${root}/members/search/${segment}`;
  }
  if (route === 'pricing' || route === 'lang-config') {
    const country = request.country();
    internalPath = `${root}/${route}/${isCountry(country) ? country : countryOfLocale(locale)}`;
    shareable = false;
  }
  if (route && sessionOnly.has(route)) shareable = false;
  return { kind: 'page', brand, locale, route, internalPath, safe: request.prefersSafe, shareable };
}

/** Language of a path without prefix: cookie, `domain_language`, Accept-Language, country, German. */
function negotiatedLocale(request: SiteRequest, brand: Brand): Locale {
  const { localeCookie } = request;
  if (isLocale(localeCookie) && brand.locales.includes(localeCookie)) return localeCookie;
  if (brand.domain_language && brand.locales.includes(brand.domain_language)) return brand.domain_language;
  return (
    matchAcceptLanguage(request.acceptLanguage, brand.locales) ??
    localeOfCountry(request.country(), brand.locales) ??
    (brand.locales.includes(defaultLocale) ? defaultLocale : brand.ownLocale)
  );
}

/** Paths that exist only behind the front: another brand's shell, and pages that a query or a country is folded into. */
function isInternal(path: string, table: BrandTable): boolean {
  const [, first = '', second = ''] = path.split('/');
  return (
    table.byId.has(first) ||
    first === 'status' ||
    ((first === 'pricing' || first === 'lang-config') && second !== '') ||
    (first === 'members' && second === 'search')
  );
}
