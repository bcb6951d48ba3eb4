// The long form: `RUNS=500 npm run test:system -- discount-model`.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fc } from '#tests/support/properties.ts';
import { connect, inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import { holdDiscount, releaseDiscount } from '#backend/commerce/discounts/hold-discount.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { unconfirmed, type Person } from '#tests/support/cast.ts';

const runs = Number(process.env.RUNS ?? 40);
const db = connect(stackAddress().databaseUrl, 2);
afterAll(() => db.$client.end());

const people: Person[] = [];
beforeAll(async () => {
  for (const name of ['Alice', 'Bob', 'Carla']) people.push(await unconfirmed(name));
});

/** Codes by their number of uses; the last two are for a first purchase. */
const codes = [
  { name: 'ONCE', kind: 'code', maxUses: 1 },
  { name: 'TWICE', kind: 'code', maxUses: 2 },
  { name: 'ALL', kind: 'code', maxUses: null },
  { name: 'TIMEBONUS25', kind: 'time_bonus', maxUses: null },
  { name: 'WELCOME25', kind: 'welcome', maxUses: null },
] as const;

type Code = (typeof codes)[number];

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      member: fc.nat(2),
      code: fc.constantFrom(...codes),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), payment: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('complete' as const), payment: fc.nat(20) }) },
);

type Held = { id: number; member: number; code: Code; state: 'pending' | 'completed' | 'failed' };

/** Whether the rules allow a member a code, computed independently of the database. */
function mayHold(held: readonly Held[], member: number, code: Code): boolean {
  const uses = held.filter(({ state }) => state !== 'failed');
  const own = uses.filter((each) => each.member === member);
  const isFirst = ({ kind }: Code) => kind !== 'code';
  if (own.some((each) => each.code === code || (isFirst(each.code) && isFirst(code)))) return false;
  if (isFirst(code) && own.some(({ state }) => state === 'completed')) return false;
  return code.maxUses === null || uses.filter((each) => each.code === code).length < code.maxUses;
}

test('for any orders, payments and refusals, a discount is used no more often than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await undone(async (tx) => {
        const ids = await writeCodes(tx);
        const held: Held[] = [];
        const outcomes: { taken: boolean; expected: boolean }[] = [];
        for (const each of steps) {
          if (each.do === 'order') {
            const expected = mayHold(held, each.member, each.code);
            const id = await order(tx, each.member, ids.get(each.code.name) ?? 0);
            outcomes.push({ taken: id !== null, expected });
            if (id !== null) held.push({ id, member: each.member, code: each.code, state: 'pending' });
          } else {
            const payment = held[each.payment % Math.max(1, held.length)];
            if (payment) payment.state = await end(tx, payment, each.do);
          }
        }
        expect(outcomes.filter(({ taken, expected }) => taken !== expected)).toEqual([]);
        expect(await loadUses(tx)).toEqual(
          held.flatMap(({ id, state }) => (state === 'failed' ? [] : [id])).sort((a, b) => a - b),
        );
      });
    }),
    { numRuns: runs },
  );
});

/** Runs work in a transaction that is rolled back. */
async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await inTransaction(db, async (tx) => {
    await work(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

async function writeCodes(tx: Tx): Promise<Map<string, number>> {
  for (const { name, kind, maxUses } of codes)
    await tx.execute(sql`
      insert into discount_codes (brand_id, code, value_percentage, status, paymentmethods, kind, max_uses)
      values ('herzfunke', ${name}, 25, 'active', '{}', ${kind}, ${maxUses}) on conflict do nothing`);
  const { rows } = await tx.execute<{ id: number; code: string }>(
    sql`select id, code from discount_codes where brand_id = 'herzfunke'`,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** The id of a payment that holds the discount; null if it is refused. */
async function order(tx: Tx, member: number, discountId: number): Promise<number | null> {
  const userId = people[member]?.user.id ?? 0;
  await tx.execute(sql`savepoint before_order`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into payments (number, token, idempotency_key, user_id, brand_id, package_id, credits, amount, list_amount, currency,
      country, vat_rate, discount_id, method, provider, locale, created_at)
    values (${randomUUID()}, ${randomUUID()}, ${randomUUID()}, ${userId}, 'herzfunke', 1, 6, 749, 999, 'EUR', 'DE', 1900,
      ${discountId}, 'creditcard', 'sandbox', 'de', now()) returning id`);
  const paymentId = rows[0]?.id ?? 0;
  try {
    await holdDiscount(tx, { discountId, userId, brandId: 'herzfunke', paymentId, now: new Date() });
    return paymentId;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    await tx.execute(sql`rollback to before_order`);
    return null;
  }
}

/** Ends a pending payment; a settled one stays, but releases its discount again. */
async function end(tx: Tx, payment: Held, how: 'fail' | 'complete'): Promise<Held['state']> {
  const to = how === 'fail' ? 'failed' : 'completed';
  if (payment.state === 'pending') {
    const failure = how === 'fail' ? 'declined' : null;
    await tx.execute(sql`
      update payments set status = ${to}, failure = ${failure}, settled_at = now() where id = ${payment.id}`);
    if (how === 'complete')
      await tx.execute(sql`update users set paid_user = true where id = ${people[payment.member]?.user.id}`);
  }
  if (how === 'fail') await releaseDiscount(tx, payment.id);
  return payment.state === 'pending' ? to : payment.state;
}

async function loadUses(tx: Tx): Promise<number[]> {
  const users = people.map(({ user }) => user.id);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select payment_id as id from discount_uses where user_id = any(${sql.param(users)}) order by payment_id`);
  return rows.map(({ id }) => id);
}
