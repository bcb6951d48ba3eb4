import { hash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';

/** What the cookie holds: the token for the backend, whose it is, and on which brand it was opened. */
export type Session = { token: string; user: number; brand: string };

export const sessionCookie = '__Host-vonk';
/** Tells scripts that somebody is signed in; carries no secret. */
export const hintCookie = 'vonk_in';
export const localeCookie = 'vonk_locale';

/** Section 9: the auth cookie lives 30 days, the locale cookie 365. */
const sessionSeconds = 30 * 24 * 3600;
const localeSeconds = 365 * 24 * 3600;

// Unsealing costs 0.15 ms; a member's cookie comes with every poll.
const unsealed = new Map<string, Session | null>();
const unsealedLimit = 20_000;

const secret = () => {
  const value = process.env.SESSION_SECRET;
  if (!value || value.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters');
  return value;
};

const hashOf = (seal: string) => hash('sha256', seal, 'base64');

/** The `Set-Cookie` lines that open a session. */
export async function openingCookies(session: Session): Promise<string[]> {
  const seal = await sealData(session, { password: secret(), ttl: sessionSeconds });
  return [
    `${sessionCookie}=${seal}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; Secure; SameSite=Lax`,
    `${hintCookie}=1; Path=/; Max-Age=${sessionSeconds}; SameSite=Lax`,
  ];
}

/** The `Set-Cookie` lines that end a session. */
export const closingCookies: readonly string[] = [
  `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
  `${hintCookie}=; Path=/; Max-Age=0; SameSite=Lax`,
];

/** The `Set-Cookie` line that remembers a language. */
export function localeCookieLine(locale: string): string {
  return `${localeCookie}=${locale}; Path=/; Max-Age=${localeSeconds}; SameSite=Lax`;
}

/** The session in a Cookie header; null without one, with a forged or expired one, or with one of another brand. */
export async function sessionOf(cookies: string | undefined, brand: string): Promise<Session | null> {
  const seal = cookieValue(cookies, sessionCookie);
  if (!seal) return null;
  const key = hashOf(seal);
  let session = unsealed.get(key);
  if (session === undefined) {
    session = await unseal(seal);
    if (unsealed.size >= unsealedLimit) unsealed.delete(unsealed.keys().next().value as string);
    unsealed.set(key, session);
  }
  return session?.brand === brand ? session : null;
}

/** Forgets an unsealed cookie after its session has ended. */
export function forgetSession(cookies: string | undefined): void {
  const seal = cookieValue(cookies, sessionCookie);
  if (seal) unsealed.delete(hashOf(seal));
}

async function unseal(seal: string): Promise<Session | null> {
  if (seal.length > 2000) return null;
  try {
    const data = await unsealData<Partial<Session>>(seal, { password: secret(), ttl: sessionSeconds });
    const { token, user, brand } = data;
    return typeof token === 'string' && typeof user === 'number' && typeof brand === 'string'
      ? { token, user, brand }
      : null;
  } catch {
    return null;
  }
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
