import { pageLocaleHeader } from '../browser/transport/page-locale.ts';
import { splitLocalePath } from '../i18n/links.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { Brand } from '../site/brands.ts';
import { cookieValue, localeCookie } from '../site/cookies.ts';
import { negotiateLocale } from '../site/negotiate-locale.ts';

type Headers = { [name: string]: string | string[] | undefined };

/**
 * The language of a call's response: the page's, from its header or the Referer's prefix, else negotiated, without the
 * country.
 */
export function getCallLocale(headers: Headers, brand: Brand): Locale {
  const offered = (locale: string | null | undefined): locale is Locale =>
    isLocale(locale) && brand.locales.includes(locale);
  const pageLocale = headers[pageLocaleHeader];
  if (typeof pageLocale === 'string' && offered(pageLocale)) return pageLocale;
  const referer = typeof headers.referer === 'string' ? headers.referer : '';
  if (referer && URL.canParse(referer)) {
    const page = new URL(referer);
    if (page.host === headers.host && page.pathname !== '/') {
      const { prefix } = splitLocalePath(page.pathname);
      if (offered(prefix)) return prefix;
      if (brand.ownLocale) return brand.ownLocale;
    }
  }
  const cookies = typeof headers.cookie === 'string' ? headers.cookie : undefined;
  const accepted = typeof headers['accept-language'] === 'string' ? headers['accept-language'] : undefined;
  const signs = {
    localeCookie: cookieValue(cookies, localeCookie),
    acceptLanguage: accepted,
    country: () => null,
  };
  return negotiateLocale(signs, brand);
}
