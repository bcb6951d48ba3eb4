import type { Payment } from '#lib/contract/commerce/payments.ts';
import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { bought, getCredits, order } from '#tests/support/buying.ts';
import { confirmed, herzfunke, requireUser, send, type Person } from '#tests/support/cast.ts';
import { listPhotos, withPhotos } from '#tests/support/own-photos.ts';

type Preview = {
  paid: number;
  amount: number;
  spent: { credits: number; amount: number };
};

let bea: Person;
beforeAll(async () => {
  bea = await withPhotos('Bea', 2);
});

/** Views all photos of a member, as premium allows. */
async function lookAt({ visitor }: Person, seen: Person): Promise<void> {
  const photos = await listPhotos(seen.visitor);
  for (const { filename } of photos) expect((await visitor.get(filename)).status).toBe(200);
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

test.each([false, null])('an order requires the request to begin at once (%s)', async (begins) => {
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

/** Sends messages until `remaining` credits are left. */
async function spendTo(remaining: number, person: Person): Promise<void> {
  const all = await getCredits(person.visitor);
  for (let each = remaining; each < all; each += 1) await send(person, bea.user.profile.id, `Hallo ${each}.`);
}

test('messages sent are deducted, premium views are not; stated before and by mail', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  const confirmation = await waitForMail(alice.email, { subject: new RegExp(payment.number) });
  expect(confirmation.text).toMatch(/ausdrücklich verlangt, dass\s+wir sofort beginnen/);

  await spendTo(payment.credits - 1, alice);
  await lookAt(alice, bea);
  const share = Math.ceil((payment.amount * (payment.credits - 1)) / payment.credits);
  const { body } = await preview(alice, payment);
  expect(body).toMatchObject({
    paid: payment.amount,
    amount: share,
    spent: { credits: 1, amount: payment.amount - share },
  });

  const { body: declared } = await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(share);
  expect(await getCredits(alice.visitor)).toBe(0);
  expect((await requireUser(alice.visitor)).paid_user).toBe(false);
  const mail = await waitForMail(alice.email, { subject: new RegExp(declared.receipt) });
  const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  for (const amount of [payment.amount, payment.amount - share, share])
    expect(mail.text).toContain(euros(amount));
  await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(share);
});

test('credits from elsewhere count as spent first', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  await spendTo(payment.credits, alice);
  expect((await preview(alice, payment)).body).toMatchObject({
    amount: payment.amount,
    spent: { credits: 0, amount: 0 },
  });
  await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(payment.amount);
});

test('a buyer who has spent every credit gets nothing back', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  await spendTo(0, alice);
  expect((await preview(alice, payment)).body).toMatchObject({
    amount: 0,
    spent: { credits: payment.credits, amount: payment.amount },
  });
  await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(0);
  expect((await requireUser(alice.visitor)).paid_user).toBe(true);
});

test('an order from before the box is refunded in full, whatever was used', async () => {
  const alice = await confirmed('Alice');
  const payment = await bought(alice.visitor);
  await database.query('update payments set immediate_requested_at = null where id = $1', [
    payment.payment_id,
  ]);
  await spendTo(0, alice);
  expect((await preview(alice, payment)).body).toMatchObject({ amount: payment.amount });
  await withdraw(alice, payment);
  expect(await takenBack(payment)).toBe(payment.amount);
  expect(await getCredits(alice.visitor)).toBe(0);
});

test('only its member learns what an order would give back', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const payment = await bought(alice.visitor);
  expect((await preview(alice, payment)).status).toBe(200);
  expect((await preview(bob, payment)).status).toBe(404);
});

test('premium that another order carries goes on after a withdrawal, and ends with the last one', async () => {
  const alice = await confirmed('Alice');
  const [first, second] = [await bought(alice.visitor), await bought(alice.visitor)];
  await withdraw(alice, first);
  expect(await takenBack(first)).toBe(first.amount);
  expect((await requireUser(alice.visitor)).paid_user).toBe(true);
  await lookAt(alice, bea);
  await withdraw(alice, second);
  expect(await takenBack(second)).toBe(second.amount);
  expect((await requireUser(alice.visitor)).paid_user).toBe(false);
});
