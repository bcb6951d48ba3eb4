// The long form: `KILLS=100 npm run test:faults -- payments-killed`; SEED=<number> throws the same dice again.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { getCredits, order } from '#tests/support/buying.ts';
import { bringBack } from '#tests/support/bring-back.ts';
import { atSandbox, choose, parseCheckoutRef } from '#tests/support/checkout.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { mailsWithin, untilMailsSent } from '#tests/support/mails-sent.ts';
import { killPart, startPart, stopPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const kills = Number(process.env.KILLS ?? 8);
const seed = Number(process.env.SEED ?? 20_261_121);
const timeoutMs = 180_000 + kills * 60_000;

const database = stackDatabase();
afterAll(async () => {
  // So that later tests need not wait behind this crowd of mails.
  await untilMailsSent(database, mailsWithin);
  await database.end();
}, mailsWithin);

type Bought = { payment: Payment; isPaid: boolean };

test(
  `${kills} kills of backend and database in the middle of payments lose nothing and double nothing`,
  async () => {
    const chance = dice(seed);
    const people: Person[] = [];
    for (const name of ['Alice', 'Bob', 'Carla', 'Dora', 'Emil', 'Frida']) people.push(await confirmed(name));
    const before = await Promise.all(people.map(({ visitor }) => getCredits(visitor)));
    const bought: Bought[][] = people.map(() => []);

    let isOver = false;
    let taken = 0;
    const buying = people.map(async ({ visitor }, at) => {
      while (!isOver) {
        const payment = await orderAnyway(visitor, randomUUID());
        taken += 1;
        const scenario = chance.pick(['paid', 'paid', 'silent', 'repeated', 'declined'] as const);
        await choose(payment.checkout_url, scenario);
        bought[at]?.push({ payment, isPaid: scenario !== 'declined' });
        await sleep(chance.below(50));
      }
    });
    for (let nth = 0; nth < kills; nth += 1) {
      // Everything killed before works again; the next kill comes at a random point.
      const earlier = taken;
      await until(() => Promise.resolve(taken > earlier));
      await sleep(chance.below(700));
      const part = chance.pick(['backend', 'database'] as const);
      await killPart(part);
      await sleep(chance.below(300));
      await bringBack(part);
    }
    isOver = true;
    await Promise.all(buying);

    // A last start without faults polls payments not polled for 5 seconds.
    await stopPart('backend');
    await database.query(
      `update payments set checked_at = now() - interval '6 seconds' where status = 'pending'`,
    );
    await startPart('backend');
    const all = bought.flat();
    await until(async () => (await countPending(all)) === 0);

    for (const [at, { visitor, user }] of people.entries()) {
      const mine = bought[at] ?? [];
      const won = mine.filter(({ isPaid }) => isPaid).reduce((sum, { payment }) => sum + payment.credits, 0);
      expect(await getCredits(visitor)).toBe((before[at] ?? 0) + won);
      expect(await loadState(user.id)).toEqual({
        orders: mine.length,
        completed: mine.filter(({ isPaid }) => isPaid).length,
        ledger: (before[at] ?? 0) + won,
        receipts: mine.filter(({ isPaid }) => isPaid).length,
      });
    }
    for (const { payment, isPaid } of all)
      expect((await atSandbox(parseCheckoutRef(payment.checkout_url))).status).toBe(
        isPaid ? 'paid' : 'failed',
      );
    process.stdout.write(
      `${kills} kills (seed ${seed}): ${all.length} orders, ${all.filter(({ isPaid }) => isPaid).length} paid; ` +
        '0 lost, 0 doubled, ledger = balance\n',
    );
    expect(all.length).toBeGreaterThan(kills);
  },
  timeoutMs,
);

/** Orders under one key until there is a response, as our pages do. */
async function orderAnyway(visitor: Person['visitor'], key: string): Promise<Payment> {
  for (const start = Date.now(); Date.now() - start < 120_000; await sleep(100)) {
    const answer = await order(visitor, { key }).catch(() => null);
    if (answer?.status === 200) return answer.body.payment;
  }
  throw new Error('The order was not taken within two minutes');
}

async function countPending(all: Bought[]): Promise<number> {
  const ids = all.map(({ payment }) => payment.payment_id);
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from payments where status = 'pending' and id = any($1)`,
    [ids],
  );
  return rows[0]?.count ?? 0;
}

/** The database's state of a member. */
async function loadState(userId: number): Promise<unknown> {
  const { rows } = await database.query<Record<string, number>>(
    `select (select count(*)::int from payments where user_id = $1) as orders,
       (select count(*)::int from payments where user_id = $1 and status = 'completed') as completed,
       (select sum(delta)::int from credit_ledger where user_id = $1) as ledger,
       (select count(distinct receipt_number)::int from payments where user_id = $1) as receipts`,
    [userId],
  );
  return rows[0];
}
