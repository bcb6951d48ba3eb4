import webPush from 'web-push';
import { log } from '../../platform/http/log.ts';
import { isNamedUrl } from './public-address.ts';

export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** What became of a push message: `later` after so many seconds, or when we think best. */
export type Delivery = { outcome: 'sent' | 'gone' | 'refused' } | { outcome: 'later'; after: number | null };

/** Hands one message to the push service of one browser; never throws, so that the other browsers get theirs. */
export async function deliverPush(
  { endpoint, p256dh, auth }: Subscription,
  payload: string,
  options: webPush.RequestOptions,
  now: Date,
): Promise<Delivery> {
  // Only names are looked up at the connection, and checked there.
  if (!isNamedUrl(endpoint)) return { outcome: 'refused' };
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options);
    return { outcome: 'sent' };
  } catch (error) {
    const answer = error instanceof webPush.WebPushError ? error : null;
    const status = answer?.statusCode ?? null;
    if (status === 404 || status === 410) return { outcome: 'gone' };
    log.warn({ status, reason: error instanceof Error ? error.message : 'unknown' }, 'push not delivered');
    // Whatever else a service says of this message it will say again; a network or a server in trouble gets well.
    if (status !== null && status !== 429 && status < 500) return { outcome: 'refused' };
    return { outcome: 'later', after: answer && retryAfter(answer.headers['retry-after'], now) };
  }
}

/** Seconds that a `Retry-After` header asks for, given in seconds or as a date; null where it says nothing we understand. */
function retryAfter(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}
