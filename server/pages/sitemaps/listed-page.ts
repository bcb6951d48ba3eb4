import type { ListedMember } from '#lib/contract/growth/sitemaps.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import {
  interestPagePath,
  browsePagesPath,
  regionPagePath,
  infoPath,
} from '#lib/rules/growth/public-paths.ts';
import { isIndexed, listedRoutes } from '#lib/rules/growth/indexing.ts';
import { routes } from '#lib/rules/platform/routes.ts';
import type { SiteOverview } from '#lib/upstream/sitemaps.ts';

export type ListedPage = {
  /** Without locale. */
  path: string;
  /** Absent: all of the brand's. */
  locales?: readonly Locale[];
  /** Last change, for all languages or by language; null if unknown. */
  changed: string | null | Partial<Record<Locale, string>>;
  /** Path of the picture for search engines. */
  image?: string | null;
};

/** Pages other than member and browse pages: the standard ones and the information pages. */
export function listPages(overview: SiteOverview): ListedPage[] {
  const info: ListedPage[] = overview.info_pages.flatMap(({ token, locales, changed }) => {
    const path = infoPath(token) ?? infoPath(token, [token]);
    return path && locales.length > 0 ? [{ path, locales, changed }] : [];
  });
  const noted: Record<string, string | null> = {
    [routes.index]: overview.newest_member,
    [routes.pricing]: overview.prices_changed,
  };
  const common: ListedPage[] = listedRoutes
    .map((name) => routes[name])
    .filter((path) => !info.some((page) => page.path === path))
    .map((path) => ({ path, changed: noted[path] ?? null }));
  return [...common, ...info];
}

/** Pages of regions and interests with enough content, and their overview. */
export function listBrowsePages({ browsePages: { regions, interests } }: SiteOverview): ListedPage[] {
  const all = regions.reduce((sum, { real }) => sum + real, 0);
  const page = (path: string, { changed = null }: { changed?: string | null | undefined }) => ({
    path,
    changed,
  });
  const listed = [
    ...regions
      .filter((page) => isIndexed('members-in-region', { browsePage: page }))
      .map((each) => page(regionPagePath(each), each)),
    ...interests
      .filter((page) => isIndexed('members-with-interest', { browsePage: page }))
      .map((each) => page(interestPagePath(each.key), each)),
  ];
  // The overview counts the people of each.
  const overall = page(browsePagesPath, { changed: newestChange(listed) });
  return [...(isIndexed('members-in', { browsePage: { real: all } }) ? [overall] : []), ...listed];
}

export function memberPage({ id, changed, image }: ListedMember): ListedPage {
  return { path: `/members/${id}`, changed, image };
}

/** Last change of a page in a language. */
export function changedIn({ changed }: ListedPage, locale: Locale): string | null {
  return typeof changed === 'string' || changed === null ? changed : (changed[locale] ?? null);
}

/** The latest change of pages in any language; null if unknown. */
export function newestChange(pages: readonly ListedPage[]): string | null {
  const moments = pages.flatMap(({ changed }) =>
    typeof changed === 'string' ? [changed] : Object.values(changed ?? {}),
  );
  return moments.reduce<string | null>((newest, each) => (newest && newest > each ? newest : each), null);
}
