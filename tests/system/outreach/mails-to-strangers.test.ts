import { randomUUID } from 'node:crypto';
import { stackDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/http.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { receiptsPerNetwork } from '#tests/support/receipts.ts';
import { until } from '#tests/support/until.ts';
import { herzfunke, signupForm, unconfirmed, type Person } from '#tests/support/cast.ts';
import { callFrom, newNetwork } from '#tests/support/from-network.ts';

const database = stackDatabase();
afterAll(async () => {
  await clearNetworks();
  await database.end();
});

type Answer = { receipt: string; received_at: string; error?: string };

const victim = () => `victim-${randomUUID().slice(0, 8)}@people.example`;
const spam = 'Gewinne jetzt: spam.example/los';

const withdraw = (body: { email: string; name?: string; order?: string }, key: string = randomUUID()) =>
  new Visitor(herzfunke).call<Answer>('POST /api/withdrawal.php', {
    body: { name: spam, order: spam, ...body },
    key,
  });
const complain = (email: string, category = 'withdrawal', key: string = randomUUID()) =>
  new Visitor(herzfunke).call<Answer>('POST /api/complaint.php', {
    body: { name: spam, email, category, text: spam },
    key,
  });
/** For a reused key with different content. */
const usedKey = { status: 422, body: { error: 'invalid_input', fields: { idempotency_key: 'invalid' } } };

/** When the test began, by the database's clock. */
let began = new Date();

/** Waits until every mail ordered by the test has been sent or given up. */
const mailed = () =>
  until(async () => {
    const { rows } = await database.query(
      `select 1 from jobs.job
       where name = 'send-mail' and state in ('created', 'retry', 'active') and created_on >= $1`,
      [began],
    );
    return rows.length === 0;
  });

const clearNetworks = () => database.query(`delete from mail_requests where purpose = 'receipts-from'`);

/** Sets the daily count of everyone who ordered a receipt. */
const haveOrdered = (count: number) =>
  database.query(`update mail_requests set count = $1 where purpose = 'receipts-from'`, [count]);

/** Moves all mails of a purpose back by more than an hour. */
const anHourLater = (purpose: string) =>
  database.query(`update mail_requests set last_at = last_at - interval '61 minutes' where purpose = $1`, [
    purpose,
  ]);

/** Without the rate limits per minute. */
beforeEach(async () => {
  await database.query('delete from request_counts');
  const { rows } = await database.query<{ now: Date }>('select now()');
  began = rows[0]?.now ?? began;
});

test('a withdrawal carries no words of a stranger to an address of their choice', async () => {
  const email = victim();
  const { status, body } = await withdraw({ email });
  expect(status).toBe(200);
  const mail = await waitForMail(email, { subject: new RegExp(body.receipt) });
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain('spam.example');
  expect(mail.text).toContain('jemand anders könnte diese Adresse eingetippt haben');
  // A number carries no message, so it is repeated.
  const second = await withdraw({ email, order: 'V26-22222-22' });
  expect((await waitForMail(email, { subject: new RegExp(second.body.receipt) })).text).toContain(
    'V26-22222-22',
  );
});

test('nor does any complaint, about anything', async () => {
  const email = victim();
  for (const category of ['withdrawal', 'other', 'profile']) {
    const { body } = await complain(email, category);
    const mail = await waitForMail(email, { subject: new RegExp(body.receipt) });
    expect(`${mail.text}${mail.html}`).not.toContain('spam.example');
  }
});

test('a signup’s name is in no mail to an unconfirmed address', async () => {
  const { email } = await unconfirmed('Spam', { name: 'Gewinnspiel Jetzt' });
  expect((await waitForMail(email)).text).not.toContain('Gewinnspiel');
});

test('one address gets five such mails a day, of withdrawals and complaints together, then one an hour', async () => {
  const email = victim();
  const receipts: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    receipts.push((await withdraw({ email })).body.receipt);
    receipts.push((await complain(email)).body.receipt);
    await database.query('delete from request_counts');
  }
  // All of them are accepted, whether or not a mail follows.
  expect(new Set(receipts).size).toBe(8);
  await mailed();
  expect(await listMails(email)).toHaveLength(5);
  await anHourLater('receipt');
  await withdraw({ email, name: 'Alice Demo' });
  await mailed();
  expect(await listMails(email)).toHaveLength(6);
});

test('one network triggers twenty of them a day, to any addresses', async () => {
  await clearNetworks();
  const addresses = Array.from({ length: 24 }, victim);
  for (const [nth, email] of addresses.entries()) {
    await database.query('delete from request_counts');
    expect((await withdraw({ email })).status).toBe(200);
    if (nth === 0) await haveOrdered(receiptsPerNetwork - 19);
  }
  await mailed();
  const got = await Promise.all(addresses.map(async (email) => (await listMails(email)).length));
  expect(got.reduce((sum, each) => sum + each, 0)).toBe(20);
});

test('each of many accounts that name one address has one activation mail sent to it, then it is one an hour', async () => {
  const email = victim();
  const correct = async ({ visitor }: Person, to: string) => {
    await database.query('delete from request_counts');
    return (await visitor.call('POST /api/activation-mail.php', { body: { email: to } })).status;
  };
  let last = await unconfirmed('Mallory');
  for (let nth = 0; nth < 4; nth += 1) {
    if (nth > 0) last = await unconfirmed('Mallory');
    await waitForMail(last.email);
    expect(await correct(last, email)).toBe(200);
    await mailed();
  }
  expect(await listMails(email)).toHaveLength(4);
  expect([await correct(last, last.email), await correct(last, email)]).toEqual([200, 429]);
  await anHourLater('activation');
  expect(await correct(last, email)).toBe(200);
});

test('a signup after five by a stranger with the address is mailed too, from the same network an hour later', async () => {
  const email = victim();
  const signUp = async () => {
    await database.query('delete from request_counts');
    await unconfirmed('Mallory', { email });
  };
  for (let nth = 0; nth < 6; nth += 1) await signUp();
  await mailed();
  expect(await listMails(email)).toHaveLength(5);
  await callFrom({ client: newNetwork() }, 'POST /api/signup.php', signupForm('Alice', { email }));
  await mailed();
  expect(await listMails(email)).toHaveLength(6);
  await anHourLater('signup');
  await signUp();
  await mailed();
  expect(await listMails(email)).toHaveLength(7);
});

test('a key is of one declaration: another person or order under it is refused, and files nothing', async () => {
  const key = randomUUID();
  const [one, other] = [victim(), victim()];
  const first = await withdraw({ email: one, name: 'Alice Demo' }, key);
  for (const changed of [
    { email: other, name: 'Alice Demo' },
    { email: one, name: 'Bob Demo' },
    { email: one, name: 'Alice Demo', order: 'V26-33333-33' },
  ])
    expect(await withdraw(changed, key)).toMatchObject(usedKey);
  expect((await withdraw({ email: one, name: 'Alice Demo' }, key)).body.receipt).toBe(first.body.receipt);
  const { rows } = await database.query('select 1 from withdrawals where email = any($1)', [[one, other]]);
  expect(rows).toHaveLength(1);
});

test('a key is of one complaint: other words under it are refused, and file nothing', async () => {
  const [key, email] = [randomUUID(), victim()];
  const first = await complain(email, 'withdrawal', key);
  expect(await complain(email, 'other', key)).toMatchObject(usedKey);
  expect(await complain(victim(), 'withdrawal', key)).toMatchObject(usedKey);
  expect((await complain(email, 'withdrawal', key)).body).toEqual(first.body);
  const { rows } = await database.query('select 1 from complaints where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('a network with many IPv6 prefixes triggers as many as five networks', async () => {
  await clearNetworks();
  const [, , gifted = ''] = newNetwork(6).split(':');
  const sent = async () => {
    const { rows } = await database.query<{ sent: number }>(
      `select count(*)::int as sent from jobs.job
       where name = 'send-mail' and data->>'mail' = 'complaint-receipt' and created_on >= $1`,
      [began],
    );
    return rows[0]?.sent ?? 0;
  };
  for (let nth = 0; nth < 104; nth += 1) {
    await database.query('delete from request_counts');
    const client = `2001:db8:${gifted}:${nth.toString(16)}::7`;
    const body = { name: 'Alice', email: victim(), category: 'other', text: spam };
    expect((await callFrom({ client }, 'POST /api/complaint.php', body)).status).toBe(200);
    if (nth === 0) await haveOrdered(5 * receiptsPerNetwork - 99);
  }
  expect(await sent()).toBe(100);
});
