import { sql } from 'drizzle-orm';
import type { Touch } from '#lib/contract/growth/tracking.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import { callNetwork, type Called } from './call-network.ts';
import { fillTemplate, findFault, plainAmount } from './fill-template.ts';
import { float8, int4, int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

const atOnce = 10;
/** Milliseconds after which a run leaves the rest to the next one; below the queue's job timeout. */
const maxRunMs = 240_000;
/** Seconds after which an attempt counts as lost in a crash. */
const lostAfter = 120;

type Needs = Pick<Services, 'db' | 'env' | 'jobs' | 'now'>;

type DuePostback = {
  id: number;
  attempts: number;
  network: string;
  event: 'lead' | 'sale' | 'rejected';
  transaction: string;
  amount: number | null;
  currency: string | null;
  /** Null once the account is erased. */
  touch: Touch | null;
  /** Null if the network has no address for the event. */
  template: string | null;
  allowed: boolean;
};

/** Sends all due postbacks. Parallel processes claim different rows. */
export async function sendPostbacks(services: Needs): Promise<void> {
  for (const end = Date.now() + maxRunMs; Date.now() < end;) {
    const postback = await claimDue(services.db, services.now());
    if (!postback.length) return;
    await Promise.all(postback.map((each) => send(services, each)));
  }
}

/** A network gets a member's facts in order: none goes out while the first attempt of an earlier one is running. */
async function claimDue(db: Queries, now: Date): Promise<DuePostback[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<DuePostback>(sql`
    with due as (
      select id from postbacks where status = 'waiting' and due_at <= ${at} and not exists (
        select from conversions own join conversions earlier on earlier.user_id = own.user_id and earlier.id < own.id
        join postbacks first on first.conversion_id = earlier.id
        where own.id = postbacks.conversion_id and first.status = 'waiting' and first.attempts = 0
      ) order by due_at, id limit ${atOnce} for update skip locked
    ), taken as (
      update postbacks set due_at = ${at} + make_interval(secs => ${lostAfter}) from due where postbacks.id = due.id
      returning postbacks.id, postbacks.attempts, postbacks.conversion_id
    )
    select taken.id, taken.attempts, conversions.network, conversions.event, conversions.transaction, conversions.amount,
      conversions.currency, attributions.last as touch, postback_templates.url as template,
      coalesce((select granted from consent_log where consent_log.user_id = conversions.user_id
        and kind = 'attribution' order by consent_log.id desc limit 1), false) as allowed
    from taken join conversions on conversions.id = taken.conversion_id
    left join attributions on attributions.user_id = conversions.user_id
    left join postback_templates on postback_templates.network = lower(conversions.network)
      and postback_templates.event = conversions.event
    order by taken.id`);
  return rows;
}

const updatePostbacks = statement({
  params: { to: text, at: timestamptz, delaySeconds: float8, id: int8 },
  text: `
    update postbacks set status = :to, attempts = attempts + 1,
        due_at = :at::timestamptz + make_interval(secs => :delaySeconds),
        done_at = case when :to = 'done' then :at::timestamptz end
      where id = :id and status = 'waiting'`,
});

const insertPostbackCalls = statement({
  params: { postbackId: int8, at: timestamptz, status: orNull(int4), milliseconds: int4, response: text },
  text: `
    insert into postback_calls (postback_id, called_at, status, milliseconds, response)
      values (:postbackId, :at, :status, :milliseconds, :response)`,
});

async function send({ db, env, jobs, now }: Needs, postback: DuePostback): Promise<void> {
  if (!postback.allowed || !postback.touch) return suspend(db, postback.id, 'withdrawn');
  const { POSTBACKS_TO_LOCALHOST: toLocalhost } = env;
  // A template that predates the current rules is treated as missing.
  if (postback.template === null || findFault(postback.template, toLocalhost))
    return suspend(db, postback.id, 'held');
  const called = await callNetwork(fillAddress(postback.template, postback, postback.touch), toLocalhost);
  const step = nextStep(called.status, postback.attempts + 1);
  if (step.to !== 'done') warn(postback, called, step.to);
  const at = now();
  await inTransaction(db, async (tx) => {
    const delaySeconds = step.to === 'waiting' ? step.delaySeconds : 0;
    await updatePostbacks(tx, { to: step.to, at, delaySeconds, id: postback.id });
    await insertPostbackCalls(tx, {
      postbackId: postback.id,
      at,
      status: called.status,
      milliseconds: called.milliseconds,
      response: called.response,
    });
    // The queue has its own clock.
    if (delaySeconds) await jobs.enqueue(tx, 'send-postbacks', {}, delaySeconds + 1);
  });
}

function fillAddress(
  template: string,
  { event, transaction, amount, currency }: DuePostback,
  touch: Touch,
): string {
  return fillTemplate(template, {
    click_id: touch.click_id ?? '',
    status: event,
    amount: amount === null ? '' : plainAmount(amount),
    currency: currency ?? '',
    sub1: touch.sub1 ?? '',
    sub2: touch.sub2 ?? '',
    sub3: touch.sub3 ?? '',
    transaction,
  });
}

const suspendPostback = statement({
  params: { status: text, id: int8 },
  text: `update postbacks set status = :status where id = :id and status = 'waiting'`,
});

async function suspend(db: Queries, id: number, status: 'held' | 'withdrawn'): Promise<void> {
  await suspendPostback(db, { status, id });
}

function warn({ id, event }: DuePostback, { status, milliseconds }: Called, to: string): void {
  log.warn({ postback: id, event, status, milliseconds, to }, 'postback not taken');
}

/** Seconds before the next try, by the number of failed ones. */
const delays = [60, 5 * 60, 30 * 60, 2 * 3600, 12 * 3600] as const;

export type NextStep = { to: 'done' | 'given_up' } | { to: 'waiting'; delaySeconds: number };

/** 4xx statuses that are worth a retry. */
const later = new Set([408, 429]);

/**
 * The next step after a try; a network that refuses a call is not retried. @param status of the response; null without
 * one @param attempts including this one
 */
export function nextStep(status: number | null, attempts: number): NextStep {
  if (status !== null && status >= 200 && status < 300) return { to: 'done' };
  if (status !== null && status >= 400 && status < 500 && !later.has(status)) return { to: 'given_up' };
  const delaySeconds = delays[attempts - 1];
  return delaySeconds === undefined ? { to: 'given_up' } : { to: 'waiting', delaySeconds };
}
