import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCheckoutApp } from './checkout-app.ts';
import { createSimulator } from './payment-simulator.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { openSandboxStore } from './sandbox-store.ts';
import { scenarios } from './scenarios.ts';

const folder = mkdtempSync(join(tmpdir(), 'vonk-checkout-'));
const file = join(folder, 'log.jsonl');
let now = new Date('2026-11-21T10:00:00Z');
let notified: string[] = [];
const simulators: ReturnType<typeof createSimulator>[] = [];

function start() {
  const simulator = createSimulator(
    openSandboxStore(file),
    ({ id, status }) => notified.push(`${id} ${status}`),
    () => now,
  );
  simulators.push(simulator);
  const app = createCheckoutApp({ simulator, key: 'secret', publicUrl: 'http://localhost:3005' });
  return { desk: simulator, app };
}

beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
  notified = [];
  rmSync(file, { force: true });
  jest.useRealTimers();
});
afterEach(() => simulators.splice(0).forEach((simulator) => simulator.close()));
afterAll(() => rmSync(folder, { recursive: true }));

const order = {
  token: '00000000-0000-4000-8000-000000000001',
  description: 'Herzfunke V26-AAAAA-BB',
  brand: 'Herzfunke & Co',
  amount: 2_199,
  currency: 'EUR',
  method: 'creditcard',
  locale: 'de',
  redirect_url: 'http://herzfunke.localhost:3000/transactions/7',
  webhook_url: 'http://herzfunke.localhost:3000/api/payment-webhook.php?provider=sandbox',
  expires_at: '2026-11-22T10:00:00.000Z',
};

const host = { host: 'localhost:3005' };
const api = { ...host, authorization: 'Bearer secret', 'content-type': 'application/json' };

async function open(app: ReturnType<typeof start>['app'], changes = {}): Promise<SandboxPayment> {
  const response = await app.request('/v1/payments', {
    method: 'POST',
    headers: api,
    body: JSON.stringify({ ...order, ...changes }),
  });
  return (await response.json()) as SandboxPayment;
}

async function pick(app: ReturnType<typeof start>['app'], id: string, scenario: string) {
  const body = new URLSearchParams({ scenario, seconds: '5' });
  return app.request(`/pay/${id}`, { method: 'POST', headers: host, body });
}

test('opens one payment for a token, for who has the key', async () => {
  const { app } = start();
  const first = await open(app);
  expect((await open(app)).id).toBe(first.id);
  const found = await app.request(`/v1/payments?token=${order.token}`, { headers: api });
  expect(await found.json()).toMatchObject({ payments: [{ id: first.id, status: 'open' }] });
  for (const authorization of ['', 'Bearer wrong']) {
    expect(
      (await app.request(`/v1/payments/${first.id}`, { headers: { ...host, authorization } })).status,
    ).toBe(401);
  }
  expect((await app.request(`/pay/${first.id}`, { headers: { host: 'evil.example' } })).status).toBe(421);
});

test('its page says what it is, in the payer’s language, and offers every outcome', async () => {
  const { app } = start();
  const { id } = await open(app);
  const page = await (await app.request(`/pay/${id}`, { headers: host })).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Es fließt kein Geld');
  expect(page).toContain('Herzfunke &amp; Co');
  expect(page).toMatch(/21,99\s€/);
  for (const scenario of scenarios) expect(page).toContain(`value="${scenario}"`);
});

test.each([
  ['creditcard', 'Kreditkarte'],
  ['paypal', 'PayPal'],
  ['przelewy24', 'Przelewy24'],
  ['directdebit', 'SEPA-Lastschrift'],
])('its page calls %s by its name', async (method, name) => {
  const { app } = start();
  const { id } = await open(app, { method });
  const page = await (await app.request(`/pay/${id}`, { headers: host })).text();
  expect(page).toContain(`<dd>${name}</dd>`);
  expect(page).not.toContain(`<dd>${method}</dd>`);
});

test('lists the newest payments', async () => {
  const { app } = start();
  const none = await (await app.request('/', { headers: host })).text();
  expect(none).toContain('Nobody has ordered anything yet.');
  const { id } = await open(app);
  const list = await (await app.request('/', { headers: host })).text();
  expect(list).toContain(`href="/pay/${id}"`);
});

test.each([
  ['paid', 'paid', null, 1],
  ['card_failed', 'failed', 'card_failed', 1],
  ['declined', 'failed', 'declined', 1],
  ['cancelled', 'failed', 'cancelled', 1],
  ['expired', 'failed', 'expired', 1],
  ['silent', 'paid', null, 0],
  ['repeated', 'paid', null, 3],
  ['later', 'open', null, 0],
  ['slow', 'open', null, 0],
])('%s leaves it %s', async (scenario, status, failure, webhooks) => {
  const { app, desk: simulator } = start();
  const { id } = await open(app);
  const response = await pick(app, id, scenario);
  expect([response.status, response.headers.get('location')]).toEqual([303, order.redirect_url]);
  expect(simulator.look(id)).toMatchObject({ status, failure });
  expect(notified).toHaveLength(webhooks);
});

test('a settled payment remains so, and never expires', async () => {
  const { app, desk: simulator } = start();
  const { id } = await open(app);
  await pick(app, id, 'paid');
  await pick(app, id, 'cancelled');
  now = new Date('2026-12-01T10:00:00Z');
  simulator.cancel(id);
  expect(simulator.look(id)).toMatchObject({ status: 'paid', failure: null });
});

test('expires by itself when its time is over', async () => {
  const { app, desk: simulator } = start();
  const { id } = await open(app);
  now = new Date('2026-11-22T10:00:00Z');
  expect(simulator.look(id)).toMatchObject({ status: 'failed', failure: 'expired' });
});

test('refunds once per key, and never more than was paid', async () => {
  const { app, desk: simulator } = start();
  const { id } = await open(app);
  expect(simulator.refund(id, 100, 'a')).toBeNull();
  await pick(app, id, 'paid');
  const first = simulator.refund(id, 2_000, 'a');
  expect(simulator.refund(id, 2_000, 'a')).toBe(first);
  expect(simulator.refund(id, 200, 'b')).toBeNull();
  expect(simulator.look(id)?.refunds).toHaveLength(1);
});

test('restores everything after a kill, also in the middle of a line, and makes up for due steps', async () => {
  jest.useFakeTimers();
  const { app, desk: simulator } = start();
  const { id } = await open(app);
  await pick(app, id, 'slow');
  simulator.close();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n{"type":"cancel`);

  now = new Date('2026-11-21T11:00:00Z');
  const again = start();
  jest.advanceTimersByTime(1);
  expect(again.desk.look(id)).toMatchObject({ status: 'paid', description: order.description });
  expect(notified).toEqual([`${id} paid`]);
  again.desk.close();
  const third = start();
  jest.advanceTimersByTime(60_000);
  expect(third.desk.look(id)?.status).toBe('paid');
  expect(notified).toHaveLength(1);
});
