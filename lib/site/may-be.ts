import { infoPath } from '../rules/growth/public-paths.ts';
import { matchRoute } from '../rules/platform/routes.ts';
import type { Brand, BrandTable } from './brands.ts';

/** Whether a page may be at a path: a crawler should not follow a redirect to be told that there is none. */
export function mayBe(path: string, brand: Brand, table: BrandTable): boolean {
  if (isInternal(path, table)) return false;
  const route = matchRoute(path);
  // What a brand calls its own pages an older backend does not say.
  if (route === 'token') return !brand.own_pages || infoPath(path.slice(1), brand.own_pages) === path;
  return route !== null || path.startsWith('/brand/') || path === '/manifest.webmanifest';
}

/** Paths that exist only behind the front: another brand's shell, and pages that a query or a country is folded into. */
export function isInternal(path: string, table: BrandTable): boolean {
  const [, first = '', second = ''] = path.split('/');
  return (
    table.byId.has(first) ||
    first === 'status' ||
    ((first === 'pricing' || first === 'lang-config') && second !== '') ||
    (first === 'members' && second === 'search')
  );
}
