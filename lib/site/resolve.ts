import { priceCountry, visitorCountry, type CountrySigns } from '../contract/commerce/price-country.ts';
import { countries, isCountry, type Country } from '../contract/countries.ts';
import { localePath, splitLocalePath } from '../i18n/links.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { infoPath } from '../rules/growth/public-paths.ts';
import { needsSession, matchRoute, sessionOnly, type RouteName } from '../rules/platform/routes.ts';
import { trimSlashes } from '../rules/platform/trim-ending.ts';
import type { Brand, BrandTable } from './brands.ts';
import { hasFinalDot, hostName, isLocalName, isLoopback } from '../contract/brands/hosts.ts';
import { isInternal, mayBePage, normalPath } from './paths.ts';
import { negotiateLocale, type LocaleSigns } from './negotiate-locale.ts';
import { searchSegment } from './member-search.ts';

/** Everything that determines a visitor's page. */
export type SiteRequest = LocaleSigns & {
  /** The Host header, with or without port. */
  host: string | undefined;
  /** Requested path, without query. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  hasSession: boolean;
  /** Signs of the buyer's country; lazy, for prices. */
  countrySigns: () => CountrySigns;
};

export type SitePage = {
  kind: 'page';
  brand: Brand;
  locale: Locale;
  route: RouteName | null;
  /** `/{brand}/{locale}{path}`: the page's path in Next. */
  internalPath: string;
  /** The response only depends on what a CDN can see. */
  shareable: boolean;
};

export type SiteDecision =
  | SitePage
  /**
   * `setLocale`: the visitor chose a language, or the brand's own by its prefix, which outweighs the cookie;
   * `setCountry`: the visitor chose a country.
   */
  | { kind: 'redirect'; status: 301 | 307; location: string; setLocale?: Locale; setCountry?: Country }
  /** The brand's primary host has the address: 301; `location` is its path and query. */
  | { kind: 'elsewhere'; brand: Brand; location: string }
  /** The host is unknown: 421. */
  | { kind: 'misdirected' }
  /** Not found: 404. */
  | { kind: 'unknown'; brand: Brand; locale: Locale };

/** The forced domain: the host's brand, or on preview hosts the one in `?domain=` (`docs/specification.md` §7). */
export function resolveBrand(
  host: string | undefined,
  search: string,
  table: BrandTable,
  previewHosts: readonly string[],
): Brand | null {
  // Most hosts match the table exactly; the slow path handles ports and unusual spellings.
  const exact = host === undefined ? undefined : table.byHost.get(host);
  if (exact && !search.includes('domain=')) return exact;
  const name = hostName(host);
  if (name === null) return null;
  const isPreview = isLoopback(name) || previewHosts.includes(name);
  if (isPreview && search.includes('domain=')) {
    const forced = new URLSearchParams(search).get('domain')?.toLowerCase() ?? '';
    const brand = table.byHost.get(forced) ?? table.byId.get(forced);
    if (brand) return brand;
  }
  return table.byHost.get(name) ?? null;
}

/** Decides the response to a GET of a page. Pure: the same request and brands always give the same decision. */
export function resolveSite(
  request: SiteRequest,
  table: BrandTable,
  previewHosts: readonly string[] = [],
): SiteDecision {
  const brand = resolveBrand(request.host, request.search, table, previewHosts);
  if (!brand) return { kind: 'misdirected' };

  const normal = normalPath(request.path);
  const tidy = normal === null ? null : tidyPath(normal);
  const { prefix, path } = splitLocalePath(tidy ?? request.path);
  const locale = prefix && brand.locales.includes(prefix) ? prefix : negotiateLocale(request, brand);
  if (tidy === null) return { kind: 'unknown', brand, locale };
  if (prefix && !brand.locales.includes(prefix)) return { kind: 'unknown', brand, locale };
  const isFormer = isFormerHost(request.host, brand, previewHosts);
  // A generated logo has no language, and icons should not need a redirect.
  if (!isFormer && path.startsWith('/brand/') && !prefix && tidy === request.path)
    return page(request, brand, brand.mainLocale, path, null);
  const moved: SiteDecision | null = isFormer
    ? { kind: 'elsewhere', brand, location: tidy + request.search }
    : movedTo(request, { brand, prefix, locale, path, tidy });
  if (moved) return mayBePage(path, brand, table) ? moved : { kind: 'unknown', brand, locale };
  if (isInternal(path, table)) return { kind: 'unknown', brand, locale };

  const route = matchRoute(path);
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

type Address = {
  brand: Brand;
  prefix: Locale | null;
  locale: Locale;
  /** Without prefix. */
  path: string;
  /** With prefix, like our links. */
  tidy: string;
};

/** The single redirect to the canonical address; null if it is canonical. */
function movedTo(
  { path: requested, search }: SiteRequest,
  { brand, prefix, locale, path, tidy }: Address,
): SiteDecision | null {
  if (prefix && prefix === brand.ownLocale)
    return { kind: 'redirect', status: 301, location: path + search, setLocale: prefix };
  if (!prefix && locale !== brand.ownLocale && !tidy.startsWith('/brand/'))
    return { kind: 'redirect', status: 307, location: localePath(brand.ownLocale, locale, path + search) };
  return tidy === requested ? null : { kind: 'redirect', status: 301, location: tidy + search };
}

/** The submitted lang-config form, which is a plain form so that it works without scripts. */
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
  let internalPath = path === '/' ? root : root + path;
  let shareable = !request.search.includes('domain=');
  if (route === 'members' && request.search.length > 1) {
    const segment = searchSegment(new URLSearchParams(request.search));
    if (segment) internalPath = `${root}/members/search/${segment}`;
  }
  const seller = {
    language: brand.domain_language,
    countries: brand.countries?.length ? brand.countries : countries,
  };
  if (route === 'pricing' || route === 'lang-config') {
    internalPath = `${root}/${route}/${priceCountry(request.countrySigns(), seller)}`;
    shareable = false;
  }
  if (route === 'landers-maplanding-slug') {
    const country = visitorCountry(request.countrySigns(), seller, locale);
    internalPath = `${root}${path.replace('/maplanding', `/maplanding/${country}`)}`;
    shareable = false;
  }
  if (route && sessionOnly.has(route)) shareable = false;
  return { kind: 'page', brand, locale, route, internalPath, shareable };
}

/** A brand's former or additional host, or its primary one with a final dot, which redirects to the primary one. */
function isFormerHost(host: string | undefined, brand: Brand, previewHosts: readonly string[]): boolean {
  if (host === brand.primaryHost) return false;
  const name = hostName(host);
  if (name === brand.primaryHost) return hasFinalDot(host);
  return name !== null && !isLocalName(name) && !previewHosts.includes(name);
}

/** A language with a country at the start of a path, as on other sites: `/de-AT`, `/en_gb/members`. */
const withCountry = /^\/([a-z]{2})[-_][a-z]{2}(?=\/|$)/i;

/**
 * A path in the form of our links: without a trailing slash, with the language without a country, and in lower case for
 * screens. Only the backend knows a brand's own pages; such a path is unchanged.
 */
function tidyPath(path: string): string {
  const trimmed = path === '/' ? path : trimSlashes(path);
  const whole = trimmed.replace(withCountry, (tag, language: string) =>
    isLocale(language.toLowerCase()) ? `/${language.toLowerCase()}` : tag,
  );
  if (!/[A-Z]/.test(whole)) return whole;
  // Escapes are case-insensitive.
  const small = whole.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const split = splitLocalePath(small);
  const route = matchRoute(split.path);
  const isScreen = route === 'token' ? infoPath(split.path.slice(1)) === split.path : route !== null;
  return isScreen ? small : whole;
}
