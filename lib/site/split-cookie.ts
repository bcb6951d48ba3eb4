import { splitGroups } from '../rules/growth/split-test.ts';
import { cookieValue } from './cookies.ts';

/**
 * The group of visitors that split tests put this browser into: one of a thousand, so that it tells nobody apart. Set by the
 * browser itself, once its owner has allowed it to remember; readable.
 */
const splitCookie = 'vonk_split';

/** Ninety days in seconds, as for the first touch. */
const allowedLife = 90 * 24 * 3600;

/** The group of a Cookie header; null without a usable one. */
export function splitGroup(cookies: string | undefined): number | null {
  const value = cookieValue(cookies, splitCookie);
  return value !== undefined && /^\d{1,3}$/.test(value) && Number(value) < splitGroups ? Number(value) : null;
}

/** The line that keeps a group for ninety days from now: the one there is, or a new one. */
export function lastingSplit(cookies: string, random: () => number = Math.random): string {
  const group = splitGroup(cookies) ?? Math.floor(random() * splitGroups);
  return `${splitCookie}=${group}; Path=/; SameSite=Lax; Max-Age=${allowedLife}`;
}

/** The line that takes the group away. */
export const passingSplit = `${splitCookie}=; Path=/; SameSite=Lax; Max-Age=0`;
