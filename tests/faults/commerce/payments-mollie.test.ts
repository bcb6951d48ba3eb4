import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCredits, order, ordered, getPayment, settled } from '#tests/support/buying.ts';
import { confirmed, herzfunke, requireUser } from '#tests/support/cast.ts';
import { Visitor } from '#tests/support/http.ts';
import { mollieKey, startMollie } from '#tests/support/mollie-server.ts';
import type { MolliePayment } from '#tests/support/mollie-types.ts';
import { stackAddress, startPart, stopPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const mollie = await startMollie();

beforeAll(async () => {
  await stopPart('backend');
  await startPart('backend', {
    PAYMENT_PROVIDER: 'mollie',
    MOLLIE_API_KEY: mollieKey,
    MOLLIE_API_URL: mollie.url,
    // This test's server has an untrusted certificate.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
});
afterAll(async () => {
  await stopPart('backend');
  await startPart('backend');
  await mollie.close();
});

/** Calls the given webhook as Mollie does: a form with the id. */
async function tell({ id, webhookUrl }: MolliePayment): Promise<number> {
  const { hostname, pathname, search } = new URL(webhookUrl);
  const { status } = await new Visitor(hostname).request(pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${id}`,
  });
  return status;
}

/** Mollie's record of the newest payment. */
function newest(): MolliePayment {
  const payment = [...mollie.payments.values()].at(-1);
  if (!payment) throw new Error('Mollie has no payment');
  return payment;
}

test('a payment is opened with its brand’s addresses, and completed by repeated webhooks once', async () => {
  const { visitor } = await confirmed('Alice');
  const before = await getCredits(visitor);
  const payment = await ordered(visitor);
  const there = newest();
  expect(payment.checkout_url).toBe(there._links.checkout?.href);
  expect(new URL(there.webhookUrl).hostname).toBe(herzfunke);
  expect(new URL(there.redirectUrl).pathname).toBe(`/transactions/${payment.payment_id}`);
  expect(there).toMatchObject({ amount: { value: '9.99', currency: 'EUR' }, locale: 'de_DE' });

  // First before payment, then three times after it.
  expect(await tell(there)).toBe(200);
  there.status = 'paid';
  for (let times = 0; times < 3; times += 1) expect(await tell(there)).toBe(200);
  expect((await settled(visitor, payment.payment_id)).status).toBe('completed');
  await sleep(2_500);
  expect(await getCredits(visitor)).toBe(before + payment.credits);
  expect((await requireUser(visitor)).paid_user).toBe(true);
});

test('polling replaces a missing webhook, and a late one changes nothing', async () => {
  const { visitor } = await confirmed('Alice');
  const payment = await ordered(visitor);
  const there = newest();
  there.status = 'failed';
  there.details = { failureReason: 'invalid_cvv' };
  expect(await getPayment(visitor, payment.payment_id)).toMatchObject({
    status: 'failed',
    failure: 'card_failed',
  });
  await tell(there);
  expect((await getPayment(visitor, payment.payment_id)).status).toBe('failed');
});

test('a pending payment is completed although Mollie is not well for a while', async () => {
  const { visitor } = await confirmed('Alice');
  const payment = await ordered(visitor);
  const there = newest();
  there.status = 'paid';
  mollie.failNext(429, 503, 500);
  await tell(there);
  expect((await settled(visitor, payment.payment_id)).status).toBe('completed');
});

test('a wrong amount completes nothing and goes back', async () => {
  const { visitor } = await confirmed('Alice');
  const before = await getCredits(visitor);
  const payment = await ordered(visitor);
  const there = newest();
  there.status = 'paid';
  there.amount = { value: '0.01', currency: 'EUR' };
  await tell(there);
  expect(await settled(visitor, payment.payment_id)).toMatchObject({ status: 'failed', failure: 'refused' });
  await until(() => Promise.resolve(mollie.refunds.some(({ paymentId }) => paymentId === there.id)));
  expect(await getCredits(visitor)).toBe(before);
});

test('a chargeback takes unused credits back', async () => {
  const { visitor } = await confirmed('Alice');
  const before = await getCredits(visitor);
  const payment = await ordered(visitor);
  const there = newest();
  there.status = 'paid';
  await tell(there);
  await settled(visitor, payment.payment_id);
  expect(await getCredits(visitor)).toBe(before + payment.credits);
  const { amount, id } = there;
  mollie.chargebacks.push({ resource: 'chargeback', id: 'chb_1', amount, paymentId: id, createdAt: '' });
  await tell(there);
  await until(async () => (await getCredits(visitor)) === before);
});

test('an outage is reported as one, and the same order goes through when it is over', async () => {
  const { visitor } = await confirmed('Alice');
  const key = 'one-and-the-same';
  mollie.failNext(503, 503, 503);
  const down = await order(visitor, { key });
  expect([down.status, down.body.error]).toEqual([503, 'provider_unavailable']);
  const log = join(stackAddress().logs, 'backend.log');
  await until(() => readFileSync(log, 'utf8').includes('Mollie answered 503'));
  const back = await order(visitor, { key });
  expect(back.status).toBe(200);
  expect(back.body.payment.checkout_url).toBe(newest()._links.checkout?.href);
});

test('what Mollie refuses is refused here', async () => {
  const { visitor } = await confirmed('Alice');
  const key = 'one-more';
  mollie.failNext(422);
  expect((await order(visitor, { key })).body.error).toBe('payment_refused');
  expect((await order(visitor, { key })).body.error).toBe('payment_refused');
});
