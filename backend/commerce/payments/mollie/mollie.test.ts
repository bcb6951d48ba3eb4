import { mollieKey, startMollie, trustAnyServer } from '#tests/support/mollie-server.ts';
import { ProviderRefused, ProviderUnavailable, type ProviderOrder } from '../provider.ts';
import { createMollie } from './mollie.ts';

trustAnyServer();
const server = await startMollie();
const provider = createMollie(mollieKey, server.url);
afterAll(() => server.close());

const createdAt = new Date();
const order: ProviderOrder = {
  token: '00000000-0000-4000-8000-000000000001',
  description: 'Herzfunke V26-AAAAA-BB',
  brand: 'Herzfunke',
  amount: 2_199,
  currency: 'EUR',
  method: 'creditcard',
  locale: 'de',
  country: 'AT',
  redirectUrl: 'https://herzfunke.example/transactions/7',
  webhookUrl: 'https://herzfunke.example/api/payment-webhook.php?provider=mollie',
  createdAt,
  expiresAt: new Date(createdAt.getTime() + 14 * 24 * 60 * 60 * 1000),
};
const nextOrder = (token: number, changes: Partial<ProviderOrder> = {}): ProviderOrder => ({
  ...order,
  token: `00000000-0000-4000-8000-${String(token).padStart(12, '0')}`,
  ...changes,
});
const getPayment = (ref: string) => {
  const payment = server.payments.get(ref);
  if (!payment) throw new Error(`Mollie has no ${ref}`);
  return payment;
};

test('opens a one-off payment with what Mollie requires, once per token', async () => {
  const opened = await provider.create(order);
  expect(opened.checkoutUrl).toBe(`https://www.mollie.com/checkout/select-method/${opened.ref}`);
  expect(server.requests.at(-1)).toMatchObject({
    call: 'POST /v2/payments',
    key: order.token,
    body: {
      amount: { value: '21.99', currency: 'EUR' },
      description: order.description,
      redirectUrl: order.redirectUrl,
      webhookUrl: order.webhookUrl,
      locale: 'de_AT',
      method: 'creditcard',
      metadata: { token: order.token },
    },
  });
  expect(await provider.create(order)).toEqual(opened);
  expect(server.payments.size).toBe(1);
});

test('gives a bank transfer its last day', async () => {
  await provider.create(nextOrder(2, { method: 'banktransfer' }));
  expect(server.requests.at(-1)?.body).toMatchObject({ dueDate: order.expiresAt.toISOString().slice(0, 10) });
});

test('debits an account by a customer, a mandate and a recurring payment, once per token', async () => {
  const debit = { accountHolder: 'Alice Beispiel', iban: 'DE89370400440532013000', reference: 'VONK-1' };
  const debited = nextOrder(3, { method: 'directdebit', debit });
  const from = server.requests.length;
  const opened = await provider.create(debited);
  expect(opened.checkoutUrl).toBeNull();
  const calls = server.requests.slice(from);
  const customer = server.mandates.at(-1)?.customerId;
  expect(calls.map(({ call }) => call)).toEqual([
    'POST /v2/customers',
    `POST /v2/customers/${customer}/mandates`,
    'POST /v2/payments',
  ]);
  expect(server.mandates).toMatchObject([
    { consumerName: debit.accountHolder, consumerAccount: debit.iban, mandateReference: debit.reference },
  ]);
  expect(calls.at(-1)?.body).toMatchObject({
    sequenceType: 'recurring',
    method: 'directdebit',
    customerId: customer,
    mandateId: server.mandates[0]?.id,
  });
  const before = server.payments.size;
  expect(await provider.create(debited)).toEqual(opened);
  expect([server.payments.size, server.mandates.length]).toEqual([before, 1]);
});

test('reports a payment’s status, with the valid chargebacks', async () => {
  const { ref } = await provider.create(nextOrder(4));
  expect(await provider.look(ref)).toMatchObject({ ref, status: 'open', amount: 2_199, currency: 'EUR' });
  getPayment(ref).status = 'paid';
  const chargeback = { resource: 'chargeback', paymentId: ref, createdAt: '' } as const;
  const amount = { value: '21.99', currency: 'EUR' };
  server.chargebacks.push(
    { ...chargeback, id: 'chb_1', amount },
    { ...chargeback, id: 'chb_2', amount, reversedAt: '2026-11-22T10:00:00+00:00' },
  );
  expect(await provider.look(ref)).toMatchObject({
    status: 'paid',
    failure: null,
    token: nextOrder(4).token,
    chargebacks: [{ ref: 'chb_1', amount: 2_199 }],
  });
});

test('reports a wrong amount as it is, and an unknown id as unknown', async () => {
  const { ref } = await provider.create(nextOrder(5));
  getPayment(ref).amount = { value: '1.00', currency: 'SEK' };
  expect(await provider.look(ref)).toMatchObject({ amount: 100, currency: 'SEK' });
  expect(await provider.look('tr_unknown')).toBeNull();
});

test('finds a payment by its token among those made since', async () => {
  const { ref } = await provider.create(nextOrder(6));
  expect((await provider.find(nextOrder(6).token, createdAt))?.ref).toBe(ref);
  expect(await provider.find(nextOrder(99).token, createdAt)).toBeNull();
  expect(await provider.find(nextOrder(6).token, new Date(Date.now() + 120_000))).toBeNull();
});

test('cancels where Mollie allows it, and fails silently otherwise', async () => {
  const { ref } = await provider.create(nextOrder(7));
  await provider.cancel(ref);
  expect(getPayment(ref).status).toBe('open');
  getPayment(ref).isCancelable = true;
  await provider.cancel(ref);
  expect(await provider.look(ref)).toMatchObject({ status: 'failed', failure: 'cancelled' });
  await provider.cancel('tr_unknown');
});

test('pays back once for a key', async () => {
  const { ref } = await provider.create(nextOrder(8));
  const back = { ref, amount: 500, currency: 'EUR', description: order.description };
  await expect(provider.refund({ ...back, key: 'refund-0' })).rejects.toThrow(ProviderRefused);
  getPayment(ref).status = 'paid';
  const first = await provider.refund({ ...back, key: 'refund-1' });
  expect(await provider.refund({ ...back, key: 'refund-1' })).toEqual(first);
  expect(server.refunds).toMatchObject([
    {
      paymentId: ref,
      amount: { value: '5.00', currency: 'EUR' },
      description: order.description,
      metadata: { key: 'refund-1' },
    },
  ]);
});

test('tries again after 429 and 5xx, with the same key', async () => {
  const before = server.payments.size;
  server.failNext(429, 503, 429);
  await provider.create(nextOrder(9));
  expect(server.payments.size).toBe(before + 1);
  const keys = server.requests.slice(-4).map(({ key }) => key);
  expect(new Set(keys)).toEqual(new Set([nextOrder(9).token]));
});

test('distinguishes permanent from temporary failures', async () => {
  await expect(provider.create(nextOrder(10, { webhookUrl: 'nowhere' }))).rejects.toThrow(ProviderRefused);
  server.failNext(503, 503, 503);
  await expect(provider.look('tr_1')).rejects.toThrow(ProviderUnavailable);
  const stranger = createMollie('test_strangersstrangersstrangersstra', server.url);
  await expect(stranger.create(nextOrder(11))).rejects.toThrow(ProviderUnavailable);
  const unreachable = createMollie(mollieKey, 'https://127.0.0.1:1/v2/');
  await expect(unreachable.look('tr_1')).rejects.toThrow(ProviderUnavailable);
});
