// The long form: `HISTORIES=1000 npm run test:faults -- webhook-histories`; SEED=<number> repeats a run.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import type { Step } from '#simulators/checkout/sandbox-payment.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';
import { getCredits, ordered, getPayment, webhook } from '#tests/support/buying.ts';
import { atSandbox, parseCheckoutRef, applySteps } from '#tests/support/checkout.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/http.ts';
import { dice, type Dice } from '#tests/support/dice.ts';
import { mailsWithin, untilMailsSent } from '#tests/support/mails-sent.ts';
import { startPart, stopPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const count = Number(process.env.HISTORIES ?? 60);
const seed = Number(process.env.SEED ?? 20_261_121);
const membersCount = Math.min(20, Math.ceil(count / 10));
/** Concurrent histories. */
const atOnce = 24;
const timeoutMs = 180_000 + count * 3_000;

const database = stackDatabase();
const startedAt = new Date();
afterAll(async () => {
  // So that later tests need not wait behind this crowd of mails.
  await untilMailsSent(database, mailsWithin);
  await database.end();
}, mailsWithin);

type Truth = {
  status: 'pending' | 'completed' | 'failed';
  failure: string | null;
  credits: number;
  refunds: number;
};
type History = { payment: Payment; ref: string; acts: (() => Promise<unknown>)[]; truth: Truth };

test(
  `for any reports of ${count} payments in any order, each ends as at its provider`,
  async () => {
    const people: Person[] = [];
    for (let nth = 0; nth < membersCount; nth += 1) people.push(await confirmed('Alice'));
    const before = await Promise.all(people.map(({ visitor }) => getCredits(visitor)));
    const histories: History[][] = people.map(() => []);
    const chance = dice(seed);
    await Promise.all(
      people.map(async ({ visitor }, at) => {
        for (let nth = at; nth < count; nth += people.length) {
          const payment = await ordered(visitor, { nth: nth % 4 });
          histories[at]?.push(imagine(payment, visitor, chance));
        }
      }),
    );
    const all = histories.flat();
    const strays = all.map(({ ref }) => ref);
    const waiting = [...all];
    const liveOn = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await live(next, strays, chance);
    };
    await Promise.all(Array.from({ length: atOnce }, liveOn));

    // Polling catches lost webhooks: here the job does, after a restart.
    await until(quiet, timeoutMs);
    await stopPart('backend');
    await database.query(
      `update payments set checked_at = now() - interval '6 seconds' where status = 'pending'`,
    );
    await startPart('backend');
    await until(async () => (await listWrong(all)).length === 0 && (await quiet())).catch(() => undefined);

    expect(await listWrong(all)).toEqual([]);
    for (const [at, { visitor }] of people.entries()) {
      const won = (histories[at] ?? []).reduce((sum, { truth }) => sum + truth.credits, 0);
      expect(await getCredits(visitor)).toBe((before[at] ?? 0) + won);
    }
    for (const { ref, truth } of all) expect((await atSandbox(ref)).refunds).toHaveLength(truth.refunds);
    expect(await brokenLedgers()).toEqual([]);
    process.stdout.write(`${all.length} histories (seed ${seed}): ${summary(all)}; 0 wrong final states\n`);
    expect(new Set(all.map(({ truth }) => `${truth.status} ${truth.failure}`)).size).toBeGreaterThan(4);
  },
  timeoutMs * 2,
);

/** A history: the provider's events, the webhooks about them, and the required outcome. */
function imagine(payment: Payment, visitor: Visitor, chance: Dice): History {
  const ref = parseCheckoutRef(payment.checkout_url);
  const hear = () => webhook(new Visitor(herzfunke), ref);
  const step = (given: Partial<Step>) => () => applySteps(ref, [{ webhooks: chance.below(4), ...given }]);
  const poll = () => getPayment(visitor, payment.payment_id);
  const truth: Truth = { status: 'pending', failure: null, credits: 0, refunds: 0 };
  const acts: History['acts'] = [];
  const isWrong = chance.below(5) === 0;
  // A lying provider lies from the start.
  if (isWrong) {
    const currency = chance.pick([payment.currency, 'SEK']);
    const amount = currency === 'SEK' ? payment.amount : payment.amount + chance.pick([-1, 1, 500]);
    acts.push(step({ tell: { amount, currency }, webhooks: 0 }));
    truth.refunds = currency === payment.currency ? 1 : 0;
  }
  if (chance.below(10) === 0)
    return { payment, ref, acts: [...acts, hear, poll], truth: { ...truth, refunds: 0 } };

  if (chance.below(3) === 0) {
    const failure = chance.pick(['card_failed', 'declined', 'cancelled', 'expired'] as const);
    acts.push(
      hear,
      step({ settle: { status: 'failed', failure } }),
      step({ settle: { status: 'paid', failure: null } }),
    );
    Object.assign(truth, { status: 'failed', failure, refunds: 0 });
  } else {
    acts.push(
      step({ settle: { status: 'paid', failure: null } }),
      step({ settle: { status: 'failed', failure: 'expired' } }),
    );
    if (isWrong) Object.assign(truth, { status: 'failed', failure: 'refused' });
    else Object.assign(truth, { status: 'completed', credits: payment.credits });
    if (!isWrong && chance.below(3) === 0) {
      // It comes once the payment is known here, with a webhook.
      const part = chance.pick([payment.amount, Math.floor(payment.amount / 3)]);
      acts.push(poll, step({ chargeback: { amount: part }, webhooks: 0 }), hear);
      truth.credits -= Math.ceil((payment.credits * part) / payment.amount);
    }
  }
  return { payment, ref, acts, truth };
}

/** Plays a history in order, with forged, repeated and stray webhooks and polls in between. */
async function live({ payment, ref, acts }: History, strays: string[], chance: Dice): Promise<void> {
  const noise = [
    () => webhook(new Visitor(herzfunke), ref),
    () => webhook(new Visitor(herzfunke), chance.pick(strays)),
    () => webhook(new Visitor(herzfunke), `sb_unknown${chance.below(1_000)}`),
    () => forge(`id=${ref}&status=paid&amount=${payment.amount}`),
    () => forge(`id=${ref}`, 'mollie'),
    () => forge(`id=${payment.token}`),
  ];
  for (const act of acts) {
    for (let times = chance.below(3); times > 0; times -= 1) await chance.pick(noise)();
    await act();
    if (chance.below(2)) await sleep(chance.below(400));
  }
  for (let times = chance.below(3); times > 0; times -= 1) await chance.pick(noise)();
}

const forge = (body: string, provider = 'sandbox') =>
  new Visitor(herzfunke).request(`/api/payment-webhook.php?provider=${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

type Row = { id: number; status: string; failure: string | null; bookings: number; credits: number };

/** Payments in a wrong state, in words. */
async function listWrong(all: History[]): Promise<string[]> {
  const { rows } = await database.query<Row>(
    `select payments.id::int as id, status, failure, count(credit_ledger.id)::int as bookings,
       coalesce(sum(delta), 0)::int as credits
     from payments left join credit_ledger
       on reference = 'payment:' || payments.id or reference like 'payment:' || payments.id || ':%'
     where payments.id = any($1) group by payments.id`,
    [all.map(({ payment }) => payment.payment_id)],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return all.flatMap(({ payment, truth }) => {
    const row = found.get(payment.payment_id);
    const isRight =
      row?.status === truth.status && row.failure === truth.failure && row.credits === truth.credits;
    return isRight
      ? []
      : [`${payment.payment_id}: ${JSON.stringify(row)} instead of ${JSON.stringify(truth)}`];
  });
}

async function brokenLedgers(): Promise<unknown[]> {
  const { rows } = await database.query(
    `select users.id from users join credit_ledger on user_id = users.id
     group by users.id having users.credits <> sum(delta) or min(balance) < 0`,
  );
  return rows;
}

/** No settlement or refund is pending; jobs of killed processes do not count. */
async function quiet(): Promise<boolean> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where name in ('settle-payment', 'send-refund', 'reconcile-payments') and state in ('created', 'retry', 'active')
       and start_after < now() + interval '10 seconds' and (state <> 'active' or started_on > $1)`,
    [startedAt],
  );
  return rows[0]?.count === 0;
}

function summary(all: History[]): string {
  const ends = all.map(({ truth }) => (truth.failure ? `failed (${truth.failure})` : truth.status));
  return [...new Set(ends)].map((end) => `${ends.filter((each) => each === end).length} ${end}`).join(', ');
}
