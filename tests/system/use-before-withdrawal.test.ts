import { strFromU8, unzipSync } from 'fflate';
import type { Payment } from '../../lib/contract/commerce/payments.ts';
import type { Export } from '../../lib/contract/identity/privacy.ts';
import { choose } from '../support/checkout.ts';
import { stackDatabase } from '../support/database.ts';
import { Visitor } from '../support/http.ts';
import { waitForMail } from '../support/mailbox.ts';
import { orderJob } from '../support/order-job.ts';
import { until } from '../support/until.ts';
import { creditsOf, order, ordered, settled } from './buying.ts';
import { confirmed, herzfunke, password, requireUser, send, type Person } from './cast.ts';
import { leave, longAgo, runErasure } from './leaving.ts';
import { photosOf, withPhotos } from './own-photos.ts';

const database = stackDatabase();
afterAll(() => database.end());

type Preview = {
  paid: number;
  amount: number;
  spent: { credits: number; amount: number };
  seen: { members: number; amount: number };
};

let bea: Person;
let cleo: Person;
let dora: Person;
beforeAll(async () => {
  [bea, cleo, dora] = [await withPhotos('Bea', 2), await withPhotos('Cleo', 3), await withPhotos('Dora', 2)];
});

async function buy({ visitor }: Person): Promise<Payment> {
  const payment = await ordered(visitor);
  await choose(payment.checkout_url, 'paid');
  return settled(visitor, payment.payment_id);
}

/** Looks at every photo of somebody, twice. */
async function lookAt({ visitor }: Person, seen: Person): Promise<void> {
  const photos = await photosOf(seen.visitor);
  for (const { filename } of [...photos, ...photos]) expect((await visitor.get(filename)).status).toBe(200);
}

const preview = async ({ visitor }: Person, { number }: Payment) =>
  visitor.call<Preview & { error?: string }>('GET /api/withdrawal.php', { query: { order: number } });

const withdraw = ({ email }: Person, { number }: Payment) =>
  new Visitor(herzfunke).call<{ receipt: string }>('POST /api/withdrawal.php', {
    body: { name: 'Alice Demo', order: number, email },
    key: crypto.randomUUID(),
  });

async function takenBack({ payment_id: id }: Payment): Promise<number> {
  const { rows } = await database.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::int as sum from payment_reversals where payment_id = $1',
    [id],
  );
  return rows[0]?.sum ?? 0;
}

const viewsOf = async ({ user }: Person) =>
  (
    await database.query<{ seen: string }>(
      'select seen_profile_id as seen from premium_views where user_id = $1 order by 1',
      [user.id],
    )
  ).rows.map(({ seen }) => Number(seen));

test.each([false, null])('nobody buys without asking to begin at once (%s)', async (begins) => {
  const alice = await confirmed('Alice');
  const { status, body } = await order(alice.visitor, { begins });
  expect([status, body.error]).toEqual([422, 'invalid_input']);
  const { body: list } = await alice.visitor.call<{ payments: Payment[] }>('GET /api/payments.php');
  expect(list.payments).toEqual([]);
});

test('the refusal names the box, and the same order goes through once it is ticked', async () => {
  const alice = await confirmed('Alice');
  const key = crypto.randomUUID();
  expect((await order(alice.visitor, { begins: false, key })).body.fields).toEqual({
    begin_at_once: 'consent_missing',
  });
  const { status, body } = await order(alice.visitor, { key });
  expect([status, body.payment.status]).toEqual([200, 'pending']);
});

test('messages sent and members seen with premium alone are kept back, said before and by mail', async () => {
  const alice = await confirmed('Alice');
  const payment = await buy(alice);
  const confirmation = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  expect(confirmation.text).toMatch(/ausdrücklich verlangt, dass\s+wir sofort beginnen/);

  const free = (await creditsOf(alice.visitor)) - payment.credits;
  for (let each = 0; each < free + 1; each += 1) await send(alice, bea.user.profile.id, `Hallo ${each}.`);
  await lookAt(alice, bea);
  await lookAt(alice, cleo);
  expect(await viewsOf(alice)).toEqual([bea, cleo].map((each) => each.user.profile.id).sort((a, b) => a - b));

  const share = Math.ceil((payment.amount * (payment.credits - 1)) / payment.credits);
  const seen = Math.floor((payment.amount * 2) / payment.credits);
  const { body } = await preview(alice, payment);
  expect(body).toMatchObject({
    paid: payment.amount,
    amount: share - seen,
    spent: { credits: 1, amount: payment.amount - share },
    seen: { members: 2, amount: seen },
  });

  const { body: declared } = await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(share - seen);
  expect(await creditsOf(alice.visitor)).toBe(0);
  expect((await requireUser(alice.visitor)).paid_user).toBe(false);
  const mail = await waitForMail(alice.email, { subject: new RegExp(declared.receipt) });
  const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  for (const amount of [payment.amount, payment.amount - share, seen, share - seen])
    expect(mail.text).toContain(euros(amount));
  expect(mail.text).toMatch(/zählt wie eine\s+Nachricht/);
  await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(share - seen);
});

test('whoever looked at very many gets half of what is unused all the same', async () => {
  const alice = await confirmed('Alice');
  const payment = await buy(alice);
  await database.query(
    `insert into premium_views (payment_id, user_id, seen_profile_id, first_seen_at)
     select $1, $2, id, now() from profiles where id <> $3 order by id limit 400`,
    [payment.payment_id, alice.user.id, alice.user.profile.id],
  );
  await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(Math.ceil(payment.amount / 2));
});

test('an order from before the box gives everything back, whatever was used', async () => {
  const alice = await confirmed('Alice');
  const payment = await buy(alice);
  await database.query('update payments set immediate_requested_at = null where id = $1', [
    payment.payment_id,
  ]);
  const all = await creditsOf(alice.visitor);
  for (let each = 0; each < all; each += 1) await send(alice, dora.user.profile.id, `Hallo ${each}.`);
  await lookAt(alice, dora);
  expect(await viewsOf(alice)).toEqual([]);
  expect((await preview(alice, payment)).body).toMatchObject({ amount: payment.amount });
  await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(payment.amount);
  expect(await creditsOf(alice.visitor)).toBe(0);
});

test('main photos, own photos and looks after the time to withdraw are not written down', async () => {
  const alice = await withPhotos('Alice', 2);
  const payment = await buy(alice);
  const [main] = await photosOf(bea.visitor);
  await alice.visitor.get(main?.filename ?? '');
  await lookAt(alice, alice);
  expect(await viewsOf(alice)).toEqual([]);
  await database.query(`update payments set created_at = created_at - interval '60 days' where id = $1`, [
    payment.payment_id,
  ]);
  await lookAt(alice, cleo);
  expect(await viewsOf(alice)).toEqual([]);
});

test('what an order would give back is told to its member alone', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const payment = await buy(alice);
  expect((await preview(alice, payment)).status).toBe(200);
  expect((await preview(bob, payment)).status).toBe(404);
});

test('the export lists whose photos were seen, and erasing either side forgets it', async () => {
  const [alice, eva, fritzi] = [
    await confirmed('Alice'),
    await withPhotos('Eva', 2),
    await withPhotos('Fritzi', 2),
  ];
  const payment = await buy(alice);
  await lookAt(alice, eva);
  await lookAt(alice, fritzi);

  await alice.visitor.call('POST /api/export.php', { body: { password } });
  await until(async () => (await alice.visitor.call<Export>('GET /api/export.php')).body.state === 'ready');
  const { bytes } = await alice.visitor.get('/api/export.php?file=1');
  const exported = Object.values(unzipSync(bytes)).map((file) => strFromU8(file));
  const money = JSON.parse(exported.find((text) => text.includes('photos_seen_with_premium')) ?? '{}') as {
    payments: object[];
    photos_seen_with_premium: object[];
  };
  expect(money.payments).toMatchObject([{ immediate_requested_at: expect.any(String) }]);
  expect(money.photos_seen_with_premium).toEqual(
    [eva, fritzi].map(({ user }) => ({
      number: payment.number,
      member: user.profile.id,
      first_seen_at: expect.any(String),
    })),
  );

  const day = 24 * 60 * 60 * 1000;
  for (const [gone, left] of [
    [eva, [fritzi.user.profile.id]],
    [alice, []],
  ] as const) {
    await leave(gone);
    await longAgo(database, gone, 14 * day);
    await runErasure(database);
    expect(await viewsOf(alice)).toEqual(left);
  }
});

test('the nightly job forgets looks once nothing can be deducted for them any more', async () => {
  const [alice, anna] = await Promise.all([confirmed('Alice'), confirmed('Anna')]);
  const [old, fresh] = await Promise.all([buy(alice), buy(anna)]);
  await lookAt(alice, bea);
  await lookAt(anna, bea);
  const setBack = (days: number, { payment_id: id }: Payment) =>
    database.query('update payments set created_at = now() - make_interval(days => $1) where id = $2', [
      days,
      id,
    ]);
  await setBack(45, old);
  await setBack(43, fresh);
  await orderJob(database, 'remove-stale-signups');
  await until(async () => (await viewsOf(alice)).length === 0);
  expect(await viewsOf(anna)).toEqual([bea.user.profile.id]);
});

test('premium that another order carries goes on after a withdrawal, and looks count for that from then on', async () => {
  const alice = await confirmed('Alice');
  const [first, second] = [await buy(alice), await buy(alice)];
  await lookAt(alice, bea);
  await withdraw(alice, first);
  expect(await takenBack(first)).toBeLessThan(first.amount);
  expect((await requireUser(alice.visitor)).paid_user).toBe(true);
  await lookAt(alice, cleo);
  expect((await preview(alice, second)).body.seen.members).toBe(1);
  await withdraw(alice, second);
  expect((await requireUser(alice.visitor)).paid_user).toBe(false);
});
