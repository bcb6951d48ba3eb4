/** The header with the page's language, which the Referer lacks on pages with a secret address. */
export const pageLocaleHeader = 'page-locale';

/** That header for this page; none outside of a page. */
export function pageLocale(): Record<string, string> {
  const locale = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return locale ? { [pageLocaleHeader]: locale } : {};
}
