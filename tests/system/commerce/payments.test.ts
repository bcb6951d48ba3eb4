import { randomUUID } from 'node:crypto';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { atSandbox, choose, parseCheckoutRef, applySteps } from '#tests/support/checkout.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { runJob } from '#tests/support/enqueue-job.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import {
  bought,
  getCredits,
  order,
  ordered,
  getPayment,
  settled,
  showOrder,
  webhook,
} from '#tests/support/buying.ts';
import { confirmed, herzfunke, requireUser, vlinder } from '#tests/support/cast.ts';

test('a paid order gives its credits, makes premium and is confirmed by mail', async () => {
  const alice = await confirmed('Alice');
  const before = await getCredits(alice.visitor);
  const payment = await ordered(alice.visitor);
  expect(payment).toMatchObject({
    status: 'pending',
    failure: null,
    vat_rate: 1900,
    currency: 'EUR',
    settled_at: null,
  });
  expect(payment.number).toMatch(/^V\d\d-[0-9A-Z]{5}-[0-9A-Z]{2}$/);

  const back = await choose(payment.checkout_url, 'paid');
  expect(new URL(back).pathname).toBe(`/transactions/${payment.payment_id}`);
  expect(new URL(back).hostname).toBe(herzfunke);
  const paid = await settled(alice.visitor, payment.payment_id);
  expect(paid).toMatchObject({ status: 'completed', failure: null, checkout_url: null, expires_at: null });
  expect(await getCredits(alice.visitor)).toBe(before + payment.credits);
  expect((await requireUser(alice.visitor)).paid_user).toBe(true);

  const mail = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  expect(mail.text).toContain(payment.number);
  expect(mail.text).toMatch(/19\s%/);
  const paths = extractLinks(mail).map((link) => new URL(link).pathname);
  expect(paths).toContain(`/transactions/${payment.token}`);
  expect(paths).toContain('/withdrawal');
});

test('the mail brings the terms and the instructions on withdrawal along, with the model form', async () => {
  const alice = await confirmed('Alice');
  const payment = await ordered(alice.visitor);
  await choose(payment.checkout_url, 'paid');
  const mail = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  expect(mail.text).toContain('Im Anhang findest du unsere AGB und die Widerrufsbelehrung');
  expect(mail.files).toMatchObject([{ name: 'agb-und-widerruf.pdf', type: 'application/pdf' }]);
  const pdf = Buffer.from(mail.files?.[0]?.content ?? '', 'base64').toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  // Withdrawal, refunds and terms on separate pages, with links that only the terms contain.
  expect(pdf.split('/Type /Page\n').length).toBeGreaterThan(3);
  for (const path of ['/pages/return-policy', '/withdrawal', '/transactions', '/imprint'])
    expect(pdf).toMatch(new RegExp(`/URI \\(https?://${herzfunke}(?::\\d+)?${path}\\)`));
});

test.each(['card_failed', 'declined', 'cancelled', 'expired'] as const)(
  '%s ends a payment',
  async (failure) => {
    const alice = await confirmed('Alice');
    const before = await getCredits(alice.visitor);
    const payment = await ordered(alice.visitor);
    await choose(payment.checkout_url, failure);
    expect(await settled(alice.visitor, payment.payment_id)).toMatchObject({ status: 'failed', failure });
    expect(await getCredits(alice.visitor)).toBe(before);
    expect((await requireUser(alice.visitor)).paid_user).toBe(false);
  },
);

test('a member whose card failed learns so by mail', async () => {
  const alice = await confirmed('Alice');
  const payment = await ordered(alice.visitor);
  await choose(payment.checkout_url, 'card_failed');
  const mail = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  expect(mail.text).toContain('Die Zahlung mit deiner Karte ist fehlgeschlagen.');
});

test('the same key orders once, also at the same time', async () => {
  const { visitor } = await confirmed('Alice');
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(visitor, { key })));
  const [first, ...others] = answers.map(({ body }) => body.payment);
  for (const each of others) expect(each).toEqual(first);
  const { body } = await visitor.call<{ payments: Payment[] }>('GET /api/payments.php');
  expect(body.payments).toHaveLength(1);
});

test.each([
  ['another package', { nth: 1 }],
  ['another method', { method: 'paypal' }],
  ['another country', { country: 'AT' }],
])('the same key with %s is refused, and orders nothing', async (_name, other) => {
  const { visitor } = await confirmed('Alice');
  const key = randomUUID();
  const payment = await ordered(visitor, { key });
  const { status, body } = await order(visitor, { ...other, key });
  expect([status, body.error, body.fields]).toEqual([422, 'invalid_input', { idempotency_key: 'invalid' }]);
  expect((await order(visitor, { key })).body.payment.payment_id).toBe(payment.payment_id);
  const { body: list } = await visitor.call<{ payments: Payment[] }>('GET /api/payments.php');
  expect(list.payments).toHaveLength(1);
});

test('a missing webhook does no harm: the polling page finds out', async () => {
  const { visitor } = await confirmed('Alice');
  const payment = await ordered(visitor);
  await choose(payment.checkout_url, 'silent');
  expect(await getPayment(visitor, payment.payment_id)).toMatchObject({ status: 'completed' });
});

test('webhooks that come again credit nothing again', async () => {
  const { visitor } = await confirmed('Alice');
  const before = await getCredits(visitor);
  const payment = await ordered(visitor);
  const ref = parseCheckoutRef(payment.checkout_url);
  await choose(payment.checkout_url, 'repeated');
  await settled(visitor, payment.payment_id);
  for (let nth = 0; nth < 5; nth += 1) await webhook(new Visitor(herzfunke), ref);
  await getPayment(visitor, payment.payment_id);
  await until(async () => (await jobsLeft(payment)) === 0);
  expect(await getCredits(visitor)).toBe(before + payment.credits);
});

test('every webhook gets the same response, and needs neither page nor session', async () => {
  const { visitor } = await confirmed('Alice');
  const payment = await ordered(visitor);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answers = await Promise.all([
    webhook(new Visitor(herzfunke), parseCheckoutRef(payment.checkout_url)),
    webhook(new Visitor(vlinder), 'sb_unknown'),
    webhook(new Visitor(herzfunke), 'sb_unknown', foreign),
  ]);
  for (const { status, text } of answers)
    expect({ status, text }).toEqual({ status: 200, text: '{"done":true}' });
  expect((await webhook(new Visitor(herzfunke), `x'; drop`)).status).toBe(422);
  expect((await webhook(new Visitor(herzfunke), 'x'.repeat(5_000))).status).toBe(413);
  // The provider is queried and reports it as unpaid.
  expect(await getPayment(visitor, payment.payment_id)).toMatchObject({ status: 'pending' });
});

test('a total other than the shown one is refused, and so is a method that is not offered', async () => {
  const { visitor } = await confirmed('Alice');
  expect((await order(visitor, { amount: 1 })).body.error).toBe('price_changed');
  expect((await order(visitor, { method: 'swish' })).body.error).toBe('method_unavailable');
  const { body } = await visitor.call<{ payments: Payment[] }>('GET /api/payments.php');
  expect(body.payments).toEqual([]);
});

test('a payment is private to its member; the token of the mail shows nothing personal', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const payment = await ordered(alice.visitor);
  const query = { payment_id: payment.payment_id };
  expect((await bob.visitor.call('GET /api/payment.php', { query })).status).toBe(404);

  const byToken = { query: { token: payment.token } };
  const { body, text } = await new Visitor(herzfunke).call<{ payment: Payment }>(
    'GET /api/transaction.php',
    byToken,
  );
  expect(body.payment).toMatchObject({ number: payment.number, status: 'pending' });
  expect(body.payment.checkout_url).toBeUndefined();
  expect(text).not.toContain(alice.email);
  expect((await new Visitor(vlinder).call('GET /api/transaction.php', byToken)).status).toBe(404);
});

test('an older order that was paid in between is completed and keeps its discount', async () => {
  const { visitor } = await confirmed('Alice');
  const code = (await showOrder(visitor)).discount?.code ?? '';
  const older = await ordered(visitor, { code });
  await choose(older.checkout_url, 'silent');
  expect((await order(visitor, { code, amount: older.amount })).body.error).toBe('discount_already_used');
  expect((await settled(visitor, older.payment_id)).status).toBe('completed');
});

test('a chargeback takes unused credits back, and ends direct debits', async () => {
  const alice = await confirmed('Alice');
  const before = await getCredits(alice.visitor);
  const payment = await bought(alice.visitor, {}, 'charged_back');
  await until(async () => (await getCredits(alice.visitor)) === before);
  const { rows } = await database.query<{ reason: string; credits: number }>(
    `select (select reason from direct_debit_blocks where user_id = $1) as reason,
       (select credits from payment_reversals where payment_id = $2 and kind = 'chargeback') as credits`,
    [alice.user.id, payment.payment_id],
  );
  expect(rows).toEqual([{ reason: 'bounced', credits: payment.credits }]);
  expect(await getPayment(alice.visitor, payment.payment_id)).toMatchObject({
    status: 'completed',
    charged_back: payment.amount,
    refunded: 0,
  });
});

test('a refunded first payment ends premium, with a mail', async () => {
  const alice = await confirmed('Alice');
  const isPremium = async () => (await requireUser(alice.visitor)).paid_user;
  const payment = await bought(alice.visitor);
  expect(await isPremium()).toBe(true);

  const ref = parseCheckoutRef(payment.checkout_url);
  await applySteps(ref, [{ chargeback: { amount: payment.amount } }]);
  await until(async () => !(await isPremium()));
  const mail = await waitForMail(alice.email, { subject: /zurückgeholt/ });
  expect(mail.subject).toContain(payment.number);
  expect(mail.text).toContain('Damit endet auch Premium');
  expect(mail.text).toMatch(/Zurück an dich:?\s+9,99/);

  // A new order restores premium; a chargeback of one of two orders does not end it.
  const [second, third] = [await ordered(alice.visitor), await ordered(alice.visitor)];
  for (const each of [second, third]) {
    await choose(each.checkout_url, 'paid');
    await settled(alice.visitor, each.payment_id);
  }
  expect(await isPremium()).toBe(true);
  await applySteps(parseCheckoutRef(third.checkout_url), [{ chargeback: { amount: third.amount } }]);
  await until(async () => (await getPayment(alice.visitor, third.payment_id)).charged_back === third.amount);
  expect(await isPremium()).toBe(true);
  const last = await waitForMail(alice.email, { subject: new RegExp(`${third.number}.*zurückgeholt`) });
  expect(last.text).not.toContain('Damit endet auch Premium');
});

test.each(['paypal', 'applepay'] as const)(
  'a chargeback of %s without a webhook is found at night',
  async (method) => {
    const { visitor } = await confirmed('Alice');
    const before = await getCredits(visitor);
    const payment = await bought(visitor, { method });
    await applySteps(parseCheckoutRef(payment.checkout_url), [
      { chargeback: { amount: payment.amount }, webhooks: 0 },
    ]);
    const night = async () => {
      await runJob(database, 'find-chargebacks');
      await until(async () => (await jobsLeft(payment)) === 0);
    };
    await night();
    // It was polled today.
    expect(await getCredits(visitor)).toBe(before + payment.credits);
    await database.query(
      `update payments set settled_at = settled_at - interval '2 days', checked_at = checked_at - interval '2 days'
     where id = $1`,
      [payment.payment_id],
    );
    await night();
    expect(await getCredits(visitor)).toBe(before);
  },
);

test('money that arrives after a payment expired is refunded automatically', async () => {
  const { visitor } = await confirmed('Alice');
  const before = await getCredits(visitor);
  const payment = await ordered(visitor);
  const ref = parseCheckoutRef(payment.checkout_url);
  await applySteps(ref, [
    { tell: { amount: payment.amount + 1, currency: 'EUR' }, settle: { status: 'paid', failure: null } },
  ]);
  expect(await settled(visitor, payment.payment_id)).toMatchObject({ status: 'failed', failure: 'refused' });
  await until(async () => (await atSandbox(ref)).refunds.length === 1);
  expect((await atSandbox(ref)).refunds).toMatchObject([{ amount: payment.amount + 1 }]);
  expect(await getCredits(visitor)).toBe(before);
});

test('a bank transfer waits for 14 days and says so by mail', async () => {
  const alice = await confirmed('Alice');
  const payment = await ordered(alice.visitor, { method: 'banktransfer' });
  const wait = new Date(payment.expires_at ?? 0).getTime() - new Date(payment.created_at).getTime();
  expect(wait).toBe(14 * 24 * 60 * 60 * 1000);
  const mail = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  expect(extractLinks(mail)).toContain(payment.checkout_url);
});

/** Waiting or running settlement jobs of a payment. */
async function jobsLeft({ payment_id }: Payment): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where name = 'settle-payment' and data->>'paymentId' = $1::text and state in ('created', 'retry', 'active')`,
    [payment_id],
  );
  return rows[0]?.count ?? 0;
}
