import { timingSafeEqual } from 'node:crypto';
import { notificationKinds, type NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';

type Keys = Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;

/** The account and kind that a mail's unsubscribe link stops, and the subject of the mail. */
export type UnsubscribeLink = { brandId: string; userId: number; kind: NotificationKind };

/** What a call has stopped and when; the token allows undoing it for an hour. */
export type Undo = UnsubscribeLink & { all: boolean; was: string; at: Date };

const undoLife = 60 * 60 * 1000;

/** The token of a mail's unsubscribe link: reusable and without expiry, because mails may be read years later. */
export function makeUnsubscribeToken(env: Keys, { brandId, userId, kind }: UnsubscribeLink): string {
  return seal(env, 'unsubscribe', [brandId, String(userId), kind]);
}

/** The content of a token; null if it is not ours or not for this brand. */
export function parseUnsubscribeToken(env: Keys, brandId: string, token: string): UnsubscribeLink | null {
  return parseLink(brandId, unseal(env, 'unsubscribe', token));
}

export function makeUndoToken(env: Keys, { brandId, userId, kind, all, was, at }: Undo): string {
  const parts = [brandId, String(userId), kind, all ? 'all' : 'kind', was, String(at.getTime())];
  return seal(env, 'unsubscribe-undo', parts);
}

/** The same for an undo token; null also after the hour. */
export function parseUndoToken(env: Keys, brandId: string, token: string, now: Date): Undo | null {
  const parts = unseal(env, 'unsubscribe-undo', token);
  const link = parseLink(brandId, parts);
  const [, , , extent, was = '', time] = parts ?? [];
  const at = new Date(Number(time));
  if (!link || !(now.getTime() - at.getTime() <= undoLife)) return null;
  return { ...link, all: extent === 'all', was, at };
}

function parseLink(brandId: string, parts: string[] | null): UnsubscribeLink | null {
  const [brand, user, name] = parts ?? [];
  const kind = notificationKinds.find((each) => each === name);
  return brand === brandId && kind ? { brandId, userId: Number(user), kind } : null;
}

function seal(env: Keys, purpose: 'unsubscribe' | 'unsubscribe-undo', parts: string[]): string {
  const text = parts.join(' ');
  return `${Buffer.from(text).toString('base64url')}.${fingerprint(env, purpose, text)}`;
}

function unseal(env: Keys, purpose: 'unsubscribe' | 'unsubscribe-undo', token: string): string[] | null {
  const [body = '', signature = ''] = token.split('.');
  const text = Buffer.from(body, 'base64url').toString('utf8');
  const given = Buffer.from(signature);
  const expected = Buffer.from(fingerprint(env, purpose, text));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? text.split(' ') : null;
}
