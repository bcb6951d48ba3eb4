import { isCountry, type Country } from '../i18n/locales.ts';

/** Holds the sealed session; nobody but the front can read it. */
export const sessionCookie = '__Host-vonk';
/** Holds, sealed, by what accounts that have logged in here are known again; nobody but the front can read it. */
export const deviceCookie = '__Host-vonk_device';
/** The language a visitor has chosen; readable. */
export const localeCookie = 'vonk_locale';

/** The country that a visitor has chosen for prices in place of the one found by address; readable. */
const countryCookie = 'vonk_country';

/** Section 9: the locale cookie lives 365 days. */
const choiceSeconds = 365 * 24 * 3600;

/** The `Set-Cookie` lines that remember a language and a country that were chosen, for a site that is asked over https or not. */
export function choiceCookieLines(
  { setLocale, setCountry }: { setLocale?: string; setCountry?: Country },
  scheme: 'http' | 'https',
): string[] {
  return [
    ...(setLocale ? [choiceLine(localeCookie, setLocale, scheme)] : []),
    ...(setCountry ? [choiceLine(countryCookie, setCountry, scheme)] : []),
  ];
}

/** The country that was chosen, where one was and it is one of ours. */
export function chosenCountry(cookies: string | undefined): Country | null {
  const country = cookieValue(cookies, countryCookie);
  return isCountry(country) ? country : null;
}

function choiceLine(name: string, value: string, scheme: 'http' | 'https'): string {
  const line = `${name}=${value}; Path=/; Max-Age=${choiceSeconds}; SameSite=Lax`;
  return scheme === 'https' ? `${line}; Secure` : line;
}

/** One value of a Cookie header. */
export function cookieValue(cookies: string | undefined, name: string): string | undefined {
  if (!cookies) return undefined;
  let start = 0;
  while (start < cookies.length) {
    let end = cookies.indexOf(';', start);
    if (end === -1) end = cookies.length;
    while (cookies[start] === ' ') start++;
    if (cookies.startsWith(name, start) && cookies[start + name.length] === '=') {
      return cookies.slice(start + name.length + 1, end).trim();
    }
    start = end + 1;
  }
  return undefined;
}
