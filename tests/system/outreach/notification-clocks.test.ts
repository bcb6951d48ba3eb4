import { randomUUID } from 'node:crypto';
import { findReceipt } from '#backend/commerce/receipts/find-receipt.ts';
import { connect } from '#backend/platform/db/connect.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { bought, getPayment } from '#tests/support/buying.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';
import { decided, listDecisions, reported } from '#tests/support/deciding.ts';

const db = connect(stackAddress().databaseUrl, 1);
afterAll(() => db.$client.end());

/** Half a day from the company: local clocks there show another hour, and mostly another day. */
const timeZone = 'Pacific/Auckland';
const toTheDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const toTheMinute = { ...toTheDay, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

const shown = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de', { timeZone, ...options }).format(new Date(moment));

async function faraway(name: string, more = {}): Promise<Person> {
  const person = await confirmed(name, more);
  const { status } = await person.visitor.call('PUT /api/notifications.php', {
    body: { time_zone: timeZone },
  });
  expect(status).toBe(200);
  return person;
}

test('the receipt of a report goes by the clocks of who made it, and names them', async () => {
  const [alice, bob] = await Promise.all([faraway('Alice'), confirmed('Bob', { gender: 'man' })]);
  const receipt = await reported(alice, bob);
  const { rows } = await database.query<{ at: Date }>(
    'select created_at as at from complaints where reference = $1',
    [receipt],
  );
  const mail = await waitForMail(alice.email, { subject: new RegExp(receipt) });
  expect(mail.text).toContain(shown(rows[0]?.at.toISOString() ?? '', { ...toTheMinute, second: '2-digit' }));
});

test('a decision may be appealed against until a minute of the reader’s own clocks', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), faraway('Bob', { gender: 'man' })]);
  await decided(await reported(alice, bob), { action: 'warning' });
  const [decision] = await listDecisions(bob);
  const mail = await waitForMail(bob.email, { subject: new RegExp(decision?.reference ?? '') });
  expect(mail.text).toContain(`bis zum ${shown(decision?.appeal_until ?? '', toTheMinute)}`);
});

test('the mail of an order shows the day of the member, and the midnight that ends the withdrawal', async () => {
  const alice = await faraway('Alice');
  const payment = await bought(alice.visitor);
  const mail = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  const last = new Date(Date.parse(payment.withdraw_until ?? '') - 1).toISOString();
  expect(mail.text).toContain(shown(payment.created_at, toTheDay));
  expect(mail.text).toMatch(new RegExp(`bis zum Ablauf des ${shown(last, toTheDay)} \\(GMT\\+1[23]\\)`));
});

test('an order and its receipt keep the clocks by which it was paid, wherever its member goes', async () => {
  const alice = await faraway('Alice');
  const payment = await bought(alice.visitor);
  await alice.visitor.call('PUT /api/notifications.php', { body: { time_zone: 'America/New_York' } });
  expect(await getPayment(alice.visitor, payment.payment_id)).toMatchObject({ zone: timeZone });
  expect(await findReceipt(db, 'herzfunke', payment.token)).toMatchObject({ zone: timeZone });
});

test('the receipt of a withdrawal uses the payer’s time zone, at any address', async () => {
  const alice = await faraway('Alice');
  const { number } = await bought(alice.visitor);
  const { body } = await new Visitor(herzfunke).call<{ receipt: string; received_at: string }>(
    'POST /api/withdrawal.php',
    { body: { name: 'Alice Demo', order: number, email: alice.email }, key: randomUUID() },
  );
  const mail = await waitForMail(alice.email, { subject: new RegExp(body.receipt) });
  expect(mail.text).toContain(shown(body.received_at, { ...toTheMinute, second: '2-digit' }));
});

test('a stranger reads the clocks of the company, by name', async () => {
  const visitor = new Visitor(herzfunke);
  const email = `${randomUUID()}@people.example`;
  const { body } = await visitor.call<{ receipt: string; received_at: string }>('POST /api/complaint.php', {
    body: {
      name: 'Nobody Known',
      email,
      category: 'other',
      text: 'Eine Frage zu einem Vorfall.',
    },
    key: randomUUID(),
  });
  const mail = await waitForMail(email, { subject: new RegExp(body.receipt) });
  const amsterdam = { ...toTheMinute, second: '2-digit', timeZone: 'Europe/Amsterdam' } as const;
  expect(mail.text).toContain(shown(body.received_at, amsterdam));
});
