import { splitLocalePath } from '../../i18n/links.ts';

/**
 * A screen's path without brand and locale, from `usePathname`: in the browser the visible path (`/de/members`), while
 * rendering a shared page the internal one (`/herzfunke/de/members/search/…`). Both give the same, so that hydration
 * matches.
 */
export function appPath(pathname: string, brand: string): string {
  const inner = pathname.startsWith(`/${brand}/`) ? pathname.slice(brand.length + 1) : pathname;
  const { path } = splitLocalePath(inner);
  return path.startsWith('/members/search/') ? '/members' : path;
}
