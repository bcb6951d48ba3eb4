import { splitLocalePath } from '../../i18n/links.ts';

/**
 * The path of a screen without brand and locale, from what `usePathname` says: in the browser the visible path
 * (`/de/members`), while a shared page is rendered the internal one (`/herzfunke/de/members/search/…`). Both give the
 * same, so that a server-rendered link is hydrated without a difference.
 */
export function appPath(pathname: string, brand: string): string {
  const inner = pathname.startsWith(`/${brand}/`) ? pathname.slice(brand.length + 1) : pathname;
  const { path } = splitLocalePath(inner);
  return path.startsWith('/members/search/') ? '/members' : path;
}
