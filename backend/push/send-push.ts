import { Agent } from 'node:https';
import { sql } from 'drizzle-orm';
import webPush from 'web-push';
import { requireBrand } from '../brands/brand.ts';
import { fictionalTexts } from '../brands/fictional-texts.ts';
import type { Queries } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { log } from '../http/log.ts';
import type { JobData } from '../jobs/jobs.ts';
import { brandPath } from '../mail/brand-url.ts';
import { lookupPublic } from './public-address.ts';
import { pushText } from './texts.ts';

/** Connects to public addresses only, whatever the endpoint's name leads to by now. */
const publicOnly = new Agent({ lookup: lookupPublic });

/** A day in seconds: what nobody fetched by then is old news. */
const lifetime = 24 * 60 * 60;

type Receiver = { brand_id: string; language: string; name: string; fictional: boolean };
type Subscription = { endpoint: string; p256dh: string; auth: string };

/**
 * Tells a member's browsers of a message, gift, image, like or match; the payload is `{title, body, url, tag}`. The agent
 * that connects to their push services is a parameter for tests.
 */
export async function sendPush(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { userId, kind, profileId, path }: JobData['send-push'],
  agent: Agent = publicOnly,
): Promise<void> {
  if (!env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY) return;
  const subscriptions = await listSubscriptions(db, userId);
  const receiver = subscriptions.length ? await findReceiver(db, userId, profileId) : null;
  if (!receiver) return;
  const brand = await requireBrand(db, receiver.brand_id);
  const label =
    brand.settings.fictional_singular[receiver.language] || fictionalTexts(receiver.language).singular;
  const name = receiver.fictional ? `${receiver.name} (${label})` : receiver.name;
  const payload = {
    title: brand.name,
    body: pushText(receiver.language, kind, name),
    url: brandPath(brand, receiver.language, path),
    tag: `${kind}:${profileId}`,
  };
  const options = {
    agent,
    TTL: lifetime,
    timeout: 10_000,
    vapidDetails: {
      subject: `mailto:${brand.settings.support_email}`,
      publicKey: env.VAPID_PUBLIC_KEY,
      privateKey: env.VAPID_PRIVATE_KEY,
    },
  };
  for (const subscription of subscriptions) await deliver(db, subscription, JSON.stringify(payload), options);
}

/** One browser that cannot be reached must not repeat the message on the others, so failures end here. */
async function deliver(
  db: Queries,
  { endpoint, p256dh, auth }: Subscription,
  payload: string,
  options: webPush.RequestOptions,
): Promise<void> {
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options);
  } catch (error) {
    const status = error instanceof webPush.WebPushError ? error.statusCode : null;
    if (status === 404 || status === 410) {
      await db.execute(sql`delete from push_subscriptions where endpoint = ${endpoint}`);
    } else {
      log.warn(
        { status, reason: error instanceof Error ? error.message : 'unknown' },
        'push message not delivered',
      );
    }
  }
}

async function listSubscriptions(db: Queries, userId: number): Promise<Subscription[]> {
  const { rows } = await db.execute<Subscription>(sql`
    select endpoint, p256dh, auth from push_subscriptions where user_id = ${userId}`);
  return rows;
}

/** The member and the profile the message is about; null when either has gone or one blocked the other meanwhile. */
async function findReceiver(db: Queries, userId: number, profileId: number): Promise<Receiver | null> {
  const { rows } = await db.execute<Receiver>(sql`
    select users.brand_id, users.language, sender.name, sender.fictional
    from users
    join profiles own on own.user_id = users.id
    join profiles sender on sender.id = ${profileId} and sender.status = 'active'
    where users.id = ${userId} and users.status <> 'deleted' and not exists (
      select 1 from blocks where (blocker = own.id and blocked = sender.id) or (blocker = sender.id and blocked = own.id))`);
  return rows[0] ?? null;
}
