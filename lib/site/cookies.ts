import { isCountry, type Country } from '../contract/countries.ts';

/** Holds the sealed session; only the front can read it. */
export const sessionCookie = '__Host-vonk';
/** Holds the sealed list of accounts that have logged in here; only the front can read it. */
export const deviceCookie = '__Host-vonk_device';
/** The visitor's chosen language; readable by scripts. */
export const localeCookie = 'vonk_locale';

/** The visitor's chosen country for prices, instead of the address's; readable by scripts. */
const countryCookie = 'vonk_country';

/** Lifetime of the cookies of chosen language and country: 365 days; `docs/specification.md` §9. */
export const choiceCookieSeconds = 365 * 24 * 3600;

/** The `Set-Cookie` lines for a chosen language and country, for https or http. */
export function choiceCookieLines(
  { setLocale, setCountry }: { setLocale?: string; setCountry?: Country },
  scheme: 'http' | 'https',
): string[] {
  return [
    ...(setLocale ? [choiceLine(localeCookie, setLocale, scheme)] : []),
    ...(setCountry ? [choiceLine(countryCookie, setCountry, scheme)] : []),
  ];
}

/** The chosen country, if it is one of ours. */
export function chosenCountry(cookies: string | undefined): Country | null {
  const country = cookieValue(cookies, countryCookie);
  return isCountry(country) ? country : null;
}

function choiceLine(name: string, value: string, scheme: 'http' | 'https'): string {
  const line = `${name}=${value}; Path=/; Max-Age=${choiceCookieSeconds}; SameSite=Lax`;
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
