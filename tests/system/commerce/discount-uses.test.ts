import { randomUUID } from 'node:crypto';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { atSandbox, choose, parseCheckoutRef } from '#tests/support/checkout.ts';
import { buy, placeOrder, previewOrder, settled } from '#tests/support/buying.ts';
import { database } from '#tests/support/test-database.ts';
import { unconfirmed, type Person } from '#tests/support/cast.ts';

async function newCode(maxUses: number | null = null): Promise<string> {
  const code = `U-${randomUUID().slice(0, 8)}`;
  await database.query(
    `insert into discount_codes (brand_id, code, value_percentage, status, paymentmethods, kind, max_uses)
     values ('herzfunke', $1, 30, 'active', '{}', 'code', $2)`,
    [code, maxUses],
  );
  return code;
}

const isBonusVisible = async ({ visitor }: Person) =>
  (await visitor.call<{ isVisible: boolean }>('GET /api/timebonus.php')).body.isVisible;

const fetchWelcome = async ({ visitor }: Person) =>
  (
    await visitor.call<{ discountcode?: DiscountCode; error?: string }>('GET /api/discountcode.php', {
      query: { welcome: 'true' },
    })
  ).body;

test('a payment that fails gives its discount back, to the member and to all', async () => {
  const [alice, bob] = await Promise.all([unconfirmed('Alice'), unconfirmed('Bob')]);
  const code = await newCode(1);
  const { payment } = await placeOrder(alice.visitor, { code });
  expect(payment).toMatchObject({ status: 'pending', amount: 3219, list_amount: 4599 });
  expect((await previewOrder(bob.visitor, { code })).error).toBe('discount_already_used');
  await choose(payment?.checkout_url ?? null, 'cancelled');
  expect((await settled(alice.visitor, payment?.payment_id ?? 0)).status).toBe('failed');
  expect((await previewOrder(alice.visitor, { code })).order.amount).toBe(3219);
  expect((await previewOrder(bob.visitor, { code })).order.amount).toBe(3219);
});

test('a completed payment keeps it permanently', async () => {
  const [alice, bob] = await Promise.all([unconfirmed('Alice'), unconfirmed('Bob')]);
  const code = await newCode(1);
  expect(await buy(alice.visitor, { code })).toMatchObject({ status: 'completed', amount: 3219 });
  expect((await previewOrder(alice.visitor, { code })).error).toBe('discount_already_used');
  expect((await previewOrder(bob.visitor, { code })).error).toBe('discount_already_used');
});

test('returning to an unpaid order keeps the discount, and pays one of the two', async () => {
  const alice = await unconfirmed('Alice');
  const first = await placeOrder(alice.visitor);
  expect(first.payment?.amount).toBe(3449);
  expect(await isBonusVisible(alice)).toBe(true);
  const second = await placeOrder(alice.visitor, { method: 'paypal' });
  expect(second.payment).toMatchObject({ status: 'pending', amount: 3449 });
  expect(await settled(alice.visitor, first.payment?.payment_id ?? 0)).toMatchObject({
    status: 'failed',
    failure: 'cancelled',
  });
  expect((await atSandbox(parseCheckoutRef(first.payment?.checkout_url ?? ''))).status).toBe('failed');
  const { rows } = await database.query('select payment_id::int from discount_uses where user_id = $1', [
    alice.user.id,
  ]);
  expect(rows).toEqual([{ payment_id: second.payment?.payment_id }]);
});

test('money that may be on its way by bank keeps the discount', async () => {
  const alice = await unconfirmed('Alice');
  const first = await placeOrder(alice.visitor, { method: 'banktransfer' });
  expect(first.payment?.amount).toBe(3449);
  expect(await isBonusVisible(alice)).toBe(false);
  expect((await previewOrder(alice.visitor)).order).toMatchObject({ amount: 4599, discount: null });
  expect((await previewOrder(alice.visitor, { code: 'TIMEBONUS25' })).error).toBe('discount_already_used');
});

const cancel = ({ visitor }: Person, id: number | undefined) =>
  visitor.call<{ payment: Payment; error?: string }>('DELETE /api/payment.php', {
    query: { payment_id: id ?? 0 },
  });

test('an unpaid transfer shows what it holds, and frees it when it is cancelled', async () => {
  const [alice, bob] = await Promise.all([unconfirmed('Alice'), unconfirmed('Bob', { gender: 'man' })]);
  const { payment } = await placeOrder(alice.visitor, { method: 'banktransfer' });
  const end = Date.parse(alice.user.signup_date) + 4 * 60 * 60_000;
  expect(payment?.holds).toEqual({
    code: 'TIMEBONUS25',
    value_percentage: 25,
    expires: new Date(end).toISOString(),
  });
  expect((await cancel(bob, payment?.payment_id)).body.error).toBe('not_found');
  expect(await isBonusVisible(alice)).toBe(false);

  const { status, body } = await cancel(alice, payment?.payment_id);
  expect([status, body.payment.status, body.payment.failure, body.payment.holds]).toEqual([
    200,
    'failed',
    'cancelled',
    null,
  ]);
  expect(await isBonusVisible(alice)).toBe(true);
  expect((await buy(alice.visitor)).amount).toBe(3449);
  // A second or late cancellation changes nothing.
  expect((await cancel(alice, payment?.payment_id)).body.payment.failure).toBe('cancelled');
});

test('a payment that is made is not cancelled', async () => {
  const alice = await unconfirmed('Alice');
  const paid = await buy(alice.visitor);
  expect((await cancel(alice, paid.payment_id)).body.payment).toMatchObject({
    status: 'completed',
    holds: null,
  });
  expect((await previewOrder(alice.visitor)).order).toMatchObject({ amount: 4599, discount: null });
});

test('welcome discount and time bonus are one first purchase', async () => {
  const alice = await unconfirmed('Alice');
  await placeOrder(alice.visitor, { method: 'banktransfer', code: 'WELCOME25' });
  expect(await isBonusVisible(alice)).toBe(false);
  expect((await fetchWelcome(alice)).error).toBe('discount_already_used');
});

test('the first completed payment ends both', async () => {
  const alice = await unconfirmed('Alice');
  expect((await buy(alice.visitor)).amount).toBe(3449);
  expect(await isBonusVisible(alice)).toBe(false);
  expect((await fetchWelcome(alice)).error).toBe('discount_already_used');
  expect((await previewOrder(alice.visitor)).order).toMatchObject({ amount: 4599, discount: null });
});

describe('what was bought', () => {
  type Repeat = {
    orders: { package: { id: number; amount: number }; method: string | null; country: string }[];
  };
  const fetchRepeats = async ({ visitor }: Person) =>
    (await visitor.call<Repeat>('GET /api/repeat-orders.php')).body.orders;

  test('can be bought again at the price of today, the latest first', async () => {
    const alice = await unconfirmed('Alice');
    expect(await fetchRepeats(alice)).toEqual([]);
    await buy(alice.visitor, { credits: 15, method: 'paypal' });
    await buy(alice.visitor, { credits: 6, method: 'creditcard', country: 'SE' });
    await buy(alice.visitor, { credits: 15, method: 'creditcard' });
    await placeOrder(alice.visitor, { credits: 55 });
    expect(await fetchRepeats(alice)).toMatchObject([
      { package: { credits: 15, amount: 2199, currency: 'EUR' }, method: 'creditcard', country: 'DE' },
      { package: { credits: 6, amount: 11500, currency: 'SEK' }, method: 'creditcard', country: 'SE' },
    ]);
    expect(await fetchRepeats(await unconfirmed('Bob'))).toEqual([]);
  });

  test('stands in the statement with its payment', async () => {
    const alice = await unconfirmed('Alice');
    const payment = await buy(alice.visitor, { credits: 6 });
    const { body } = await alice.visitor.call<{ credits: number; entries: unknown[] }>(
      'GET /api/credits.php',
    );
    expect(body).toMatchObject({
      credits: 6,
      entries: [{ reason: 'purchase', delta: 6, balance: 6, payment_id: payment.payment_id, member: null }],
    });
  });
});
