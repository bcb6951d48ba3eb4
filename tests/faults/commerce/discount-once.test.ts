// The long form: `PEOPLE=200 REPEATS=20 npm run test:faults -- discount-once`.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { unconfirmed, type Person } from '#tests/support/cast.ts';
import { choose } from '#tests/support/checkout.ts';
import { getPayment, postOrder, previewOrder, settled } from '#tests/support/buying.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { stackAddress } from '#tests/support/stack.ts';

/** Concurrent redemptions; with fewer members, each tries several times. */
const redemptions = 200;
const people = Number(process.env.PEOPLE ?? 40);
const repeats = Number(process.env.REPEATS ?? 1);
const timeoutMs = 120_000 + people * 2_000 + repeats * 60_000;
const atOnce = 8;

const database = stackDatabase();
afterAll(() => database.end());

const members: Person[] = [];
beforeAll(async () => {
  while (members.length < people) {
    const batch = Math.min(atOnce, people - members.length);
    members.push(...(await Promise.all(Array.from({ length: batch }, () => unconfirmed('Redeemer')))));
  }
}, timeoutMs);

const chance = dice(20_261_127);

type Answer = Awaited<ReturnType<typeof postOrder>>;

/** All members at once, repeatedly, each time with a fresh idempotency key. */
const redeem = (buyers: readonly Person[], order: Order, times = redemptions): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: times }, (_, at) => {
      const buyer = buyers[at % buyers.length];
      if (!buyer) throw new Error('Nobody redeems');
      return insist(buyer, order, randomUUID());
    }),
  );

/** Retries with the same key while a busy machine gives no response, as browsers do. */
async function insist(buyer: Person, order: Order, key: string, triesLeft = 60): Promise<Answer> {
  const answer = await postOrder(buyer.visitor, order, { key });
  if (answer.status < 500 || triesLeft === 0) return answer;
  await sleep(500 + chance.below(1_000));
  return insist(buyer, order, key, triesLeft - 1);
}

/** Deadlocks that the database has resolved. */
const deadlocks = () =>
  readFileSync(join(stackAddress().logs, 'backend.log'), 'utf8').split('deadlock detected').length - 1;

let deadlocksBefore = 0;
beforeAll(() => {
  deadlocksBefore = deadlocks();
});
/** Uses of a code, and the state of the payments that it reduced. */
async function loadState(code: string, userId: number | null = null) {
  const { rows } = await database.query<{ uses: number; pending: number; completed: number; failed: number }>(
    `select (select count(*)::int from discount_uses where discount_id = code.id and user_id = coalesce($2, user_id)) as uses,
      count(payments.id) filter (where payments.status = 'pending')::int as pending,
      count(payments.id) filter (where payments.status = 'completed')::int as completed,
      count(payments.id) filter (where payments.status = 'failed')::int as failed
    from discount_codes code left join payments
      on payments.discount_id = code.id and payments.user_id = coalesce($2, payments.user_id)
    where code.code = $1 and code.brand_id = 'herzfunke' group by code.id`,
    [code, userId],
  );
  return rows[0];
}

const onlyRefusals = (answers: readonly Answer[]) =>
  new Set(
    answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.error}`),
  );

test(
  'of 200 at once exactly one has a code that can be used once, and when it fails exactly one other',
  async () => {
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const code = `ONCE-${randomUUID().slice(0, 8)}`;
      await database.query(
        `insert into discount_codes (brand_id, code, value_percentage, status, paymentmethods, kind, max_uses)
         values ('herzfunke', $1, 50, 'active', '{}', 'code', 1)`,
        [code],
      );
      const [first] = members;
      if (!first) throw new Error('Nobody redeems');
      const { order } = await previewOrder(first.visitor, { code });
      const answers = await redeem(members, order);
      expect(onlyRefusals(answers)).toEqual(new Set(['409 discount_already_used']));
      expect(await loadState(code)).toMatchObject({ uses: 1, pending: 1, completed: 0 });

      // The winner releases it, and the others retry.
      const winner = await loadWinner(code);
      await choose(winner.payment.checkout_url, 'cancelled');
      await settled(winner.buyer.visitor, winner.payment.payment_id);
      expect(await loadState(code)).toMatchObject({ uses: 0, pending: 0, completed: 0 });
      await redeem(members, order, people);
      expect(await loadState(code)).toMatchObject({ uses: 1, pending: 1, completed: 0 });

      const last = await loadWinner(code);
      await choose(last.payment.checkout_url, 'paid');
      await settled(last.buyer.visitor, last.payment.payment_id);
      expect(onlyRefusals(await redeem(members, order, people))).toEqual(
        new Set(['409 discount_already_used']),
      );
      expect(await loadState(code)).toMatchObject({ uses: 1, pending: 0, completed: 1 });
    }
  },
  timeoutMs,
);

test(
  'of 200 orders of one member exactly one has the time bonus',
  async () => {
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const alice = await unconfirmed('Alice');
      const { order } = await previewOrder(alice.visitor);
      expect(order.discount?.code).toBe('TIMEBONUS25');
      const answers = await redeem([alice], order);
      expect([...onlyRefusals(answers)].filter((each) => each !== '409 discount_already_used')).toEqual([]);
      expect(await loadState('TIMEBONUS25', alice.user.id)).toMatchObject({
        uses: 1,
        pending: 1,
        completed: 0,
      });
    }
  },
  timeoutMs,
);

test('these orders cause no deadlock', () => {
  expect(deadlocks()).toBe(deadlocksBefore);
});

/** The payment that holds a code, as its member sees it. */
async function loadWinner(code: string) {
  const { rows } = await database.query<{ user_id: number; payment_id: number }>(
    `select user_id::int, payment_id::int from discount_uses
     where discount_id = (select id from discount_codes where code = $1 and brand_id = 'herzfunke')`,
    [code],
  );
  const buyer = members.find(({ user }) => user.id === rows[0]?.user_id);
  if (!buyer) throw new Error('Nobody has the code');
  return { buyer, payment: await getPayment(buyer.visitor, rows[0]?.payment_id ?? 0) };
}
