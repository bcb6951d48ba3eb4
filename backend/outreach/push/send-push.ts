import { createHash } from 'node:crypto';
import type { Agent } from 'node:https';
import { sql } from 'drizzle-orm';
import { requireBrand } from '../../brands/brand.ts';
import { fictionalLabel } from '../../brands/fictional-label.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import { brandPath } from '../mail/brand-url.ts';
import { isQuiet } from '../notifications/member-time.ts';
import { choiceColumns, resolveChoices, joinChoices, type ChoiceRow } from '../notifications/preferences.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { pushSubscriptions } from '../../platform/db/schema/push.ts';
import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { int8, text, statement } from '../../platform/db/statement.ts';
import webPush from 'web-push';
import { isNamedUrl } from './public-address.ts';

/** A day in seconds: undelivered messages expire then. */
const ttlSeconds = 24 * 60 * 60;
/** Seconds before a retry if the failing service gives no time. */
const delays = [5, 60, 600, 3_600];

type Receiver = ChoiceRow & { brand_id: string; language: string; name: string; fictional: boolean };
type Task = JobData['send-push'];

/**
 * Notifies a member's browsers of a message, gift, image, like or match; the payload is `{title, body, url, tag}`
 * without the message text. `agent` connects to the push services.
 */
export async function sendPush(
  services: Pick<Services, 'db' | 'env' | 'jobs' | 'now'>,
  task: Task,
  agent: Agent,
): Promise<void> {
  const { db, env, now } = services;
  if (!env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY) return;
  const subscriptions = await listSubscriptions(db, task);
  const receiver = subscriptions.length ? await findReceiver(db, task.userId, task.profileId) : null;
  if (!receiver || !mayRing(receiver, task, now())) return;
  const { payload, subject } = await composePush(db, receiver, task);
  const options = {
    agent,
    TTL: ttlSeconds,
    timeout: 10_000,
    vapidDetails: { subject, publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
  };
  await Promise.all(
    subscriptions.map(async (subscription) => {
      const delivery = await deliverPush(subscription, payload, options, now());
      if (delivery.outcome === 'gone') await deleteSubscription(db, subscription);
      if (delivery.outcome === 'later') await tryAgain(services, task, subscription, delivery.after);
    }),
  );
}

/** Whether the member wants this push message now; messages during quiet hours are dropped. */
function mayRing(receiver: Receiver, { kind, starts }: Task, now: Date): boolean {
  const { preferences, quiet, zone } = resolveChoices(receiver);
  const about = kind === 'like' || kind === 'match' ? 'like' : starts ? 'new_conversations' : 'new_messages';
  return preferences[about].push && !isQuiet(quiet, zone, now);
}

async function composePush(
  db: Queries,
  { brand_id, language, name, fictional }: Receiver,
  { kind, profileId, path }: Task,
): Promise<{ payload: string; subject: string }> {
  const brand = await requireBrand(db, brand_id);
  const sender = fictional ? `${name} (${fictionalLabel(brand.settings, language)})` : name;
  const payload = {
    title: brand.name,
    body: formatServerText(language, serverTexts(language, 'pushMessages')[kind], { name: sender }),
    url: brandPath(brand, language, path),
    tag: `${kind}:${profileId}`,
  };
  return { payload: JSON.stringify(payload), subject: `mailto:${brand.settings.support_email}` };
}

const deletePushSubscriptions = statement({
  params: { endpoint: text },
  row: { user_id: pushSubscriptions.userId },
  text: `delete from push_subscriptions where endpoint = :endpoint returning user_id`,
});

/** The service has dropped this subscription. */
async function deleteSubscription(db: Queries, { endpoint }: Subscription): Promise<void> {
  const { rows } = await deletePushSubscriptions(db, { endpoint });
  const owner = rows[0]?.user_id;
  if (owner !== undefined) await announce(db, [owner], { type: 'user' });
}

/** Retries for one browser only. */
async function tryAgain(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  task: Task,
  subscription: Subscription,
  after: number | null,
): Promise<void> {
  const tried = task.tried ?? 0;
  const delay = after ?? delays[tried];
  if (tried >= delays.length || delay === undefined || delay > ttlSeconds) {
    log.warn({ tried }, 'push given up');
    return;
  }
  const again = { ...task, only: toFingerprint(subscription), tried: tried + 1 };
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'send-push', again, delay));
}

/** Identifies a subscription in the queue without its URL. */
function toFingerprint({ endpoint }: Subscription): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

const selectPushSubscriptions = statement({
  params: { userId: int8 },
  row: {
    endpoint: pushSubscriptions.endpoint,
    p256dh: pushSubscriptions.p256dh,
    auth: pushSubscriptions.auth,
  },
  text: `select endpoint, p256dh, auth from push_subscriptions where user_id = :userId`,
});

async function listSubscriptions(db: Queries, { userId, only }: Task): Promise<Subscription[]> {
  const { rows } = await selectPushSubscriptions(db, { userId });
  return only === undefined ? rows : rows.filter((each) => toFingerprint(each) === only);
}

/** The member and the profile of the message; null if either is gone, hidden from the other's brand, or blocked. */
async function findReceiver(db: Queries, userId: number, profileId: number): Promise<Receiver | null> {
  const { rows } = await db.execute<Receiver>(sql`
    select users.brand_id, users.language, sender.name, sender.fictional, ${choiceColumns}
    from users
    join profiles own on own.user_id = users.id
    join profiles on profiles.id = own.id
    ${joinChoices}
    join profiles sender on sender.id = ${profileId} and sender.status = 'active'
    where users.id = ${userId} and users.status <> 'deleted' and users.locked_at is null
      and (users.brand_id <> all(sender.hidden_brands) or exists (select 1 from conversation_members talking
        where talking.profile_id = own.id and talking.other_profile_id = sender.id))
      and not exists (
      select 1 from blocks where (blocker_profile_id = own.id and blocked_profile_id = sender.id) or (blocker_profile_id = sender.id and blocked_profile_id = own.id))`);
  return rows[0] ?? null;
}

type Subscription = { endpoint: string; p256dh: string; auth: string };

/** The result of a push message: `later` after the given seconds, or with our default pause. */
export type Delivery = { outcome: 'sent' | 'gone' | 'refused' } | { outcome: 'later'; after: number | null };

/** Sends one message to one browser's push service; never throws, so that the other browsers are not affected. */
async function deliverPush(
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
