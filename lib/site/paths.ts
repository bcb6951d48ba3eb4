import { infoPath } from '../rules/growth/public-paths.ts';
import { matchRoute } from '../rules/platform/routes.ts';
import type { Brand, BrandTable } from './brands.ts';

/** Whether a path may have a page, so that crawlers are not redirected to a 404. */
export function mayBePage(path: string, brand: Brand, table: BrandTable): boolean {
  if (isInternal(path, table)) return false;
  const route = matchRoute(path);
  // Older backends do not list a brand's own pages.
  if (route === 'token') return !brand.own_pages || infoPath(path.slice(1), brand.own_pages) === path;
  return route !== null || path.startsWith('/brand/') || path === '/manifest.webmanifest';
}

/** Paths that only exist behind the front: another brand's shell, and pages with a query or country in their path. */
export function isInternal(path: string, table: BrandTable): boolean {
  const [, first = '', second = '', , fourth] = path.split('/');
  return (
    table.byId.has(first) ||
    first === 'status' ||
    ((first === 'pricing' || first === 'lang-config') && second !== '') ||
    (first === 'landers' && second === 'maplanding' && fourth !== undefined) ||
    (first === 'members' && second === 'search')
  );
}

/** Characters. */
const maxLength = 2000;

/**
 * Whether all readers interpret a path in the same way: no dot segments, double or encoded slashes, backslashes,
 * control characters or invalid escapes. These could turn `/a/../b` into another brand's internal path.
 */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > maxLength) return false;
  if (/\/\/|[\\\0-\x20\x7f]|%(?:2f|5c|00|0a|0d)/i.test(path)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  return !decoded.split('/').some((segment) => segment === '.' || segment === '..');
}

/**
 * The normal form of a path (RFC 3986, `docs/specification.md` §6.2.2): no unnecessary escapes, escapes in upper
 * case, and neither empty
 * nor dot segments. Null if the path is still ambiguous.
 */
export function normalPath(path: string): string | null {
  if (!path.startsWith('/') || path.length > maxLength) return null;
  const spelled = path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  const segments: string[] = [];
  for (const segment of spelled.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const normal = `/${segments.join('/')}`;
  return isPlainPath(normal) ? normal : null;
}
