import { hash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { sessionSeconds } from '../contract/limits.ts';
import { cookieValue, sessionCookie } from '../site/cookies.ts';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import type { BackendAnswer } from './http.ts';

/** The cookie's content: the backend's token, its member, and the brand of the login. */
export type Session = {
  token: string;
  user: number;
  brand: string;
  /** The profile's country, for pages with prices; null in older cookies. */
  country: string | null;
};

/** Tells scripts that a member is signed in; contains no secret. */
const hintCookie = 'vonk_in';

// Unsealing takes 0.15 ms, and every poll of a member sends the cookie.
const unsealed = new LRUCache<string, { session: Session | null }>({ max: 20_000 });

/** Seals our cookies. */
export const sealSecret = () => {
  const value = process.env.SESSION_SECRET;
  if (!value || value.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters');
  return value;
};

const hashSeal = (seal: string) => hash('sha256', seal, 'base64');

/** The `Set-Cookie` lines that open a session. */
export async function openingCookies(session: Session): Promise<string[]> {
  const seal = await sealData(session, { password: sealSecret(), ttl: sessionSeconds });
  return [
    `${sessionCookie}=${seal}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; Secure; SameSite=Lax`,
    `${hintCookie}=1; Path=/; Max-Age=${sessionSeconds}; Secure; SameSite=Lax`,
  ];
}

/** The `Set-Cookie` lines that end a session. */
export const closingCookies: readonly string[] = [
  `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
  `${hintCookie}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
];

/** The session in a Cookie header; null if missing, forged, expired or of another brand. */
export async function getSession(cookies: string | undefined, brand: string): Promise<Session | null> {
  const known = knownSession(cookies, brand);
  if (known !== undefined) return known;
  const seal = cookieValue(cookies, sessionCookie) ?? '';
  const session = await unseal(seal);
  unsealed.set(hashSeal(seal), { session });
  return session?.brand === brand ? session : null;
}

/** The same synchronously, if the cookie is cached or missing; undefined if it must be unsealed first. */
export function knownSession(cookies: string | undefined, brand: string): Session | null | undefined {
  const seal = cookieValue(cookies, sessionCookie);
  if (!seal) return null;
  const session = unsealed.get(hashSeal(seal))?.session;
  return session && session.brand !== brand ? null : session;
}

/** Removes an unsealed cookie from the cache after its session has ended. */
export function clearSession(cookies: string | undefined): void {
  const seal = cookieValue(cookies, sessionCookie);
  if (seal) unsealed.delete(hashSeal(seal));
}

async function unseal(seal: string): Promise<Session | null> {
  if (seal.length > 2000) return null;
  try {
    const data = await unsealData<Partial<Session>>(seal, { password: sealSecret(), ttl: sessionSeconds });
    const { token, user, brand, country = null } = data;
    return typeof token === 'string' && typeof user === 'number' && typeof brand === 'string'
      ? { token, user, brand, country }
      : null;
  } catch {
    return null;
  }
}

/** Whether the session has ended: `GET /api/user.php` says `user: null`, others `authentication_required`. */
export function saysSessionEnded(endpoint: EndpointDefinition, answer: BackendAnswer): boolean {
  if (answer.status === 403) return answer.body.includes('"authentication_required"');
  return (
    endpoint.method === 'GET' &&
    endpoint.path === '/api/user.php' &&
    answer.status === 200 &&
    answer.body.length < 40 &&
    /^\s*\{\s*"user"\s*:\s*null\s*\}\s*$/.test(answer.body.toString())
  );
}
