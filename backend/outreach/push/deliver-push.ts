import webPush from 'web-push';
import { log } from '../../platform/http/log.ts';
import { isNamedUrl } from './public-address.ts';

export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** The result of a push message: `later` after the given seconds, or with our default pause. */
export type Delivery = { outcome: 'sent' | 'gone' | 'refused' } | { outcome: 'later'; after: number | null };

/** Sends one message to one browser's push service; never throws, so that the other browsers are not affected. */
export async function deliverPush(
  { endpoint, p256dh, auth }: Subscription,
  payload: string,
  options: webPush.RequestOptions,
  now: Date,
): Promise<Delivery> {
  // Only host names are resolved, and so checked, at connection time.
  if (!isNamedUrl(endpoint)) return { outcome: 'refused' };
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options);
    return { outcome: 'sent' };
  } catch (error) {
    const answer = error instanceof webPush.WebPushError ? error : null;
    const status = answer?.statusCode ?? null;
    if (status === 404 || status === 410) return { outcome: 'gone' };
    log.warn({ status, reason: error instanceof Error ? error.message : 'unknown' }, 'push not delivered');
    // Other client errors are permanent; network and server errors are retried.
    if (status !== null && status !== 429 && status < 500) return { outcome: 'refused' };
    return { outcome: 'later', after: answer && retryAfter(answer.headers['retry-after'], now) };
  }
}

/** Seconds of a `Retry-After` header, given as seconds or a date; null if invalid. */
function retryAfter(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}
