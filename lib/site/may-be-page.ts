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
