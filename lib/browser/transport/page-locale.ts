/** The header by which a call tells the language of its page, which the Referer cannot on pages whose address is a secret. */
export const pageLocaleHeader = 'page-locale';

/** That header as this page sends it; none where there is no page. */
export function pageLocale(): Record<string, string> {
  const locale = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return locale ? { [pageLocaleHeader]: locale } : {};
}
