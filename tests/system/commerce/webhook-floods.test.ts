import { randomUUID } from 'node:crypto';
import { choose, parseCheckoutRef } from '#tests/support/checkout.ts';
import { Visitor } from '#tests/support/http.ts';
import { enqueueJob } from '#tests/support/enqueue-job.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { ordered, settled, webhook } from '#tests/support/buying.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';

const visitor = new Visitor(herzfunke);

async function count(text: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${text}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

test('a flood of unknown ids gets the same response, fills no table and calls nothing', async () => {
  await database.query('delete from payment_events where payment_id is null');
  const flood = `sb_${randomUUID()}`;
  const written = () => count('payment_events where provider_ref like $1', `${flood}%`);
  for (let round = 0; round < 15; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => webhook(visitor, `${flood}-${round}-${nth}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  // Those of one round run concurrently.
  expect(await written()).toBeLessThanOrEqual(60 + 10);
  expect(await written()).toBeGreaterThanOrEqual(60);
  const ofNone = `not exists (select 1 from payments where id::text = data->>'paymentId')`;
  expect(await count(`jobs.job where name = 'settle-payment' and ${ofNone}`)).toBe(0);
});

test('a repeated unknown id is recorded once', async () => {
  await database.query('delete from payment_events where payment_id is null');
  const id = `sb_${randomUUID()}`;
  for (let nth = 0; nth < 3; nth += 1) await webhook(visitor, id);
  expect(await count('payment_events where provider_ref = $1', id)).toBe(1);
});

test('a flood about one payment queries its provider ever more rarely, and still settles it', async () => {
  const alice = await confirmed('Alice');
  const payment = await ordered(alice.visitor);
  const ref = parseCheckoutRef(payment.checkout_url);
  const received = () =>
    count(`payment_events where payment_id = $1 and outcome = 'received'`, payment.payment_id);
  await Promise.all(Array.from({ length: 20 }, () => webhook(visitor, ref)));
  expect(await received()).toBeLessThanOrEqual(20);
  // As if it had been running for a while.
  await database.query(
    `insert into payment_events (provider, provider_ref, payment_id, source, outcome, received_at)
     select 'sandbox', $1, $2, 'webhook', 'received', now() - make_interval(secs => 5 + each) from generate_series(1, 20) each`,
    [ref, payment.payment_id],
  );
  const before = await received();
  for (let nth = 0; nth < 10; nth += 1) await webhook(visitor, ref);
  expect(await received()).toBe(before);
  await choose(payment.checkout_url, 'paid');
  // The payer opens the page, which polls on its own.
  await alice.visitor.call('GET /api/payment.php', { query: { payment_id: payment.payment_id } });
  await until(async () => {
    await alice.visitor.call('GET /api/payment.php', { query: { payment_id: payment.payment_id } });
    return (await settled(alice.visitor, payment.payment_id)).status === 'completed';
  });
});

test('the nightly job deletes unknown ids after a week, and what changed nothing after 180 days', async () => {
  const alice = await confirmed('Alice');
  const payment = await ordered(alice.visitor);
  const marker = randomUUID();
  const write = (id: number | null, outcome: string, days: number) =>
    database.query(
      `insert into payment_events (provider, provider_ref, payment_id, source, outcome, received_at)
       values ('sandbox', $1, $2, 'webhook', $3, now() - make_interval(days => $4))`,
      [`${marker}-${outcome}-${days}`, id, outcome, days],
    );
  await write(null, 'unknown', 6);
  await write(null, 'unknown', 8);
  await write(payment.payment_id, 'received', 181);
  await write(payment.payment_id, 'unchanged', 181);
  await write(payment.payment_id, 'settled', 181);
  await enqueueJob(database, 'purge-expired-rows');
  const countLeft = async () =>
    (
      await database.query<{ ref: string }>(
        `select substr(provider_ref, 38) as ref from payment_events where provider_ref like $1 order by 1`,
        [`${marker}%`],
      )
    ).rows.map(({ ref }) => ref);
  await until(async () => (await countLeft()).length === 2);
  expect(await countLeft()).toEqual(['settled-181', 'unknown-6']);
});
