/** Holds the sealed session; nobody but the front can read it. */
export const sessionCookie = '__Host-vonk';
/** The language a visitor has chosen; readable. */
export const localeCookie = 'vonk_locale';

/** Section 9: the locale cookie lives 365 days. */
const localeSeconds = 365 * 24 * 3600;

/** The `Set-Cookie` line that remembers a language. */
export function localeCookieLine(locale: string): string {
  return `${localeCookie}=${locale}; Path=/; Max-Age=${localeSeconds}; SameSite=Lax`;
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
