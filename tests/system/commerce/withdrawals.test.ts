import { randomUUID } from 'node:crypto';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { atSandbox, parseCheckoutRef, applySteps } from '#tests/support/checkout.ts';
import { Visitor } from '#tests/support/http.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { eventually, until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { bought, getCredits, getPayment } from '#tests/support/buying.ts';
import { confirmed, herzfunke, requireUser, send, vlinder, type Person } from '#tests/support/cast.ts';

type Answer = {
  receipt: string;
  received_at: string;
  repeated: boolean;
  error?: string;
  fields?: Record<string, string>;
};

/** From any browser, without a login. */
const withdraw = (
  { order, email, name = 'Alice Demo' }: { order: string; email: string; name?: string },
  { key = randomUUID(), host = herzfunke } = {},
) => new Visitor(host).call<Answer>('POST /api/withdrawal.php', { body: { name, order, email }, key });

function refunded({ visitor }: Person, id: number): Promise<Payment> {
  return eventually(async () => {
    const payment = await getPayment(visitor, id);
    const { rows } = await database.query<{ status: string }>(
      `select status from payment_reversals where payment_id = $1 and kind = 'refund'`,
      [id],
    );
    return rows.length > 0 && rows.every(({ status }) => status === 'done') && payment;
  });
}

const loadStatus = async (receipt: string) =>
  (await database.query<{ status: string }>('select status from withdrawals where reference = $1', [receipt]))
    .rows[0]?.status;

const setBack = (id: number, days: number) =>
  database.query(
    `update payments set created_at = created_at - make_interval(days => $2),
       withdraw_until = withdraw_until - make_interval(days => $2) where id = $1`,
    [id, days],
  );

async function mailsLeft(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from jobs.job where name = 'send-mail' and state in ('created', 'retry', 'active')`,
  );
  return rows[0]?.count ?? 0;
}

test('a withdrawal gets a receipt with date and time, and all money of unused credits', async () => {
  const alice = await confirmed('Alice');
  const before = await getCredits(alice.visitor);
  const payment = await bought(alice.visitor);
  const { status, body } = await withdraw({
    order: payment.number.toLowerCase(),
    email: alice.email.toUpperCase(),
  });
  expect(status).toBe(200);
  expect(body.receipt).toMatch(/^W-HERZFUNKE-\d{8}-[2-9A-Z]{10}$/);

  expect(await refunded(alice, payment.payment_id)).toMatchObject({
    refunded: payment.amount,
    status: 'completed',
  });
  expect(await getCredits(alice.visitor)).toBe(before);
  expect(
    (await atSandbox(parseCheckoutRef(payment.checkout_url ?? (await loadCheckoutUrl(payment))))).refunds,
  ).toMatchObject([{ amount: payment.amount }]);
  expect((await requireUser(alice.visitor)).paid_user).toBe(false);
  const mail = await waitForMail(alice.email, { subject: new RegExp(body.receipt) });
  expect(mail.text).toContain(payment.number);
  expect(mail.text).toContain('Alice Demo');
  expect(mail.text).toMatch(/\d{2}:\d{2}:\d{2}/);
});

test('a chargeback is not paid back once more', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  const ref = parseCheckoutRef(payment.checkout_url ?? (await loadCheckoutUrl(payment)));
  await applySteps(ref, [{ chargeback: { amount: payment.amount } }]);
  await until(
    async () => (await getPayment(alice.visitor, payment.payment_id)).charged_back === payment.amount,
  );
  const { body } = await withdraw({ order: payment.number, email: alice.email });
  expect(await loadStatus(body.receipt)).toBe('nothing_left');
  expect((await getPayment(alice.visitor, payment.payment_id)).refunded).toBe(0);
});

test('a buyer is always notified by mail, however often others typed the address', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  for (let each = 0; each < 6; each += 1) {
    await database.query('delete from request_counts');
    await withdraw({ order: 'V26-22222-22', email: alice.email });
  }
  const { body } = await withdraw({ order: payment.number, email: alice.email });
  const mail = await waitForMail(alice.email, { subject: new RegExp(body.receipt) });
  expect(mail.text).toContain(payment.number);
});

test('the same key is the same withdrawal, a second one shows the first and mails nothing', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  const key = randomUUID();
  const declared = { order: payment.number, email: alice.email };
  const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw(declared, { key })));
  const [first] = answers.map(({ body }) => body);
  for (const { body } of answers) expect(body).toEqual({ ...first, repeated: false });
  const again = await Promise.all([
    withdraw(declared),
    withdraw({ ...declared, order: payment.number.replaceAll('-', ' '), name: 'A. Demo' }),
  ]);
  for (const { body } of again) expect(body).toEqual({ ...first, repeated: true });
  expect((await refunded(alice, payment.payment_id)).refunded).toBe(payment.amount);
  await setBack(payment.payment_id, 60);
  expect((await withdraw(declared)).body).toEqual({ ...first, repeated: true });
  await until(async () => (await mailsLeft()) === 0);
  const subjects = (await listMails(alice.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes(first?.receipt ?? '?'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.includes('W-HERZFUNKE'))).toHaveLength(1);
});

test.each([
  ['an unknown order', async ({ email }: Person) => withdraw({ order: 'V26-22222-22', email })],
  [
    'the address of another member',
    async (_: Person, order: string) => withdraw({ order, email: `x-${randomUUID()}@people.example` }),
  ],
  [
    'another brand',
    async ({ email }: Person, order: string) => withdraw({ order, email }, { host: vlinder }),
  ],
])('%s gets a receipt of the same kind, and a person decides', async (_name, declare) => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  const before = await getCredits(alice.visitor);
  const { status, body } = await declare(alice, payment.number);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['receipt', 'received_at', 'repeated']);
  expect(body.repeated).toBe(false);
  expect(await loadStatus(body.receipt)).toBe('open');
  expect(await getCredits(alice.visitor)).toBe(before);
});

test('there are whole days after that of the order, as list and mail say, and not one less', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  const last = new Date(Date.parse(payment.withdraw_until ?? '') - 1);
  const ordered = Date.parse(payment.created_at);
  // Fourteen times 24 hours would end within the fifteenth day; weekends and holidays move the end later, never
  // earlier.
  expect(last.getTime() - ordered).toBeGreaterThanOrEqual(14 * 24 * 60 * 60_000 - 60_000);
  const berlin = { timeZone: 'Europe/Berlin' };
  expect(last.toLocaleTimeString('de', berlin)).toBe('23:59:59');
  expect(['Sat', 'Sun']).not.toContain(last.toLocaleDateString('en', { weekday: 'short', ...berlin }));
  const mail = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  expect(mail.text).toContain(
    `bis zum Ablauf des ${last.toLocaleDateString('de', { dateStyle: 'long', ...berlin })}`,
  );

  let back = 0;
  const isOver = async () =>
    Date.parse((await getPayment(alice.visitor, payment.payment_id)).withdraw_until ?? '') <= Date.now();
  while (!(await isOver())) {
    await setBack(payment.payment_id, 1);
    back += 1;
  }
  expect(back).toBeGreaterThan(14);
  const late = await withdraw({ order: payment.number, email: alice.email });
  expect(await loadStatus(late.body.receipt)).toBe('open');
  await setBack(payment.payment_id, -1);
  const inTime = await withdraw({ order: payment.number, email: alice.email });
  expect(await loadStatus(inTime.body.receipt)).toBe('refunding');
});

const moveTo = ({ user }: Person, zone: string) =>
  database.query(`update users set time_zone = $2 where id = $1`, [user.id, zone]);

test('the last day lasts as long as where the member lived on paying, wherever they move', async () => {
  const alice = await confirmed('Alice');
  await moveTo(alice, 'Pacific/Honolulu');
  const payment = await bought(alice.visitor);
  const last = new Date(Date.parse(payment.withdraw_until ?? '') - 1);
  expect(last.toLocaleTimeString('de', { timeZone: 'Pacific/Honolulu' })).toBe('23:59:59');
  for (const zone of ['Pacific/Kiritimati', 'Europe/Berlin']) {
    await moveTo(alice, zone);
    expect(await getPayment(alice.visitor, payment.payment_id)).toMatchObject({
      withdraw_until: payment.withdraw_until,
    });
  }
});

test('parallel withdrawals and messages never take more than there is', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const payment = await bought(alice.visitor);
  await send(alice, bob.user.profile.id);
  await Promise.all([
    ...Array.from({ length: 10 }, () => withdraw({ order: payment.number, email: alice.email })),
    ...Array.from({ length: 10 }, (_, at) => send(alice, bob.user.profile.id, `Hallo ${at}.`)),
  ]);
  const done = await refunded(alice, payment.payment_id);
  expect(done.refunded).toBeLessThanOrEqual(payment.amount);
  const { rows } = await database.query<{ sum: number; balance: number }>(
    `select sum(delta)::int as sum, (select credits from users where id = $1) as balance
     from credit_ledger where user_id = $1`,
    [alice.user.id],
  );
  expect(rows[0]?.sum).toBe(rows[0]?.balance);
  expect(rows[0]?.balance).toBeGreaterThanOrEqual(0);
});

test('a receipt is a PDF for the holder of its token, and numbers have no gaps', async () => {
  const alice = await confirmed('Alice');
  const [first, second] = [await bought(alice.visitor), await bought(alice.visitor)];
  expect(first.receipt).toMatch(/^\d+-\d{4}-\d{6}$/);
  const count = (text: string | null) => Number(text?.split('-').at(-1));
  expect(count(second.receipt)).toBeGreaterThan(count(first.receipt));
  const pdf = await new Visitor(herzfunke).request(`/api/receipt.php?token=${first.token}`, {});
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.headers['cache-control']).toBe('private, no-store');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await new Visitor(vlinder).request(`/api/receipt.php?token=${first.token}`, {})).status).toBe(404);

  const { rows } = await database.query<{ gaps: number }>(
    `select (select sum(last_number) from receipt_counters)::int -
      (select count(*) from payments where receipt_number is not null)::int as gaps`,
  );
  expect(rows[0]?.gaps).toBe(0);
});

/** The list omits the checkout URL of a settled payment. */
async function loadCheckoutUrl({ payment_id: id }: Payment): Promise<string> {
  const { rows } = await database.query<{ url: string }>(
    'select checkout_url as url from payments where id = $1',
    [id],
  );
  return rows[0]?.url ?? '';
}
