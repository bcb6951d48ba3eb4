import { choose } from '#tests/support/checkout.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { getCredits, ordered, settled } from '#tests/support/buying.ts';
import { confirmed, send, someFictional, type Person } from '#tests/support/cast.ts';
import { show } from '#tests/support/chatting.ts';
import { listFiles } from '#tests/support/stored-files.ts';
import { comeBack, erased, leave, linkBack, longAgo, runErasure } from '#tests/support/account-deletion.ts';

const day = 24 * 60 * 60 * 1000;

async function one<T extends Record<string, unknown>>(text: string, ...values: unknown[]): Promise<T> {
  const { rows } = await database.query<T>(text, values);
  if (!rows[0]) throw new Error(`Nothing found: ${text}`);
  return rows[0];
}

async function reportedMessage(bob: Person, alice: Person, text: string): Promise<string> {
  const { body } = await send(alice, bob.user.profile.id, text);
  const report = await bob.visitor.call<{ receipt: string }>('POST /api/report.php?message=1', {
    body: { message: body.message.id, reason: 'harassment', text: 'Das muss ich nicht lesen.' },
    key: crypto.randomUUID(),
  });
  if (report.status !== 200) throw new Error(`The report answered ${report.status}: ${report.text}`);
  return report.body.receipt;
}

const decide = (receipt: string) =>
  database.query(
    `insert into decisions (reference, complaint_id, action, ground, reason, decided_by, decided_at)
     select 'D-' || reference, id, 'none', 'no_violation', 'Nichts zu tun.', 'test', now() from complaints where reference = $1`,
    [receipt],
  );

test('messages are erased, their places stay, and the other’s messages stay whole', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const { body } = await send(alice, bob.user.profile.id, 'Ein Geheimnis');
  await send(bob, alice.user.profile.id, 'Meins bleibt');
  await erased(alice);

  const answer = await bob.visitor.call<{ chat_messages: { body: string; deleted: boolean }[] }>(
    'GET /api/chat.php',
    { query: { conversation: body.message.conversation } },
  );
  expect(answer.body.chat_messages.map(({ body: text, deleted }) => [text, deleted])).toEqual([
    ['', true],
    ['Meins bleibt', false],
  ]);
  const chats = await bob.visitor.call<{
    chats: { profile: { name: string }; num_unread_messages: number }[];
  }>('GET /api/chats.php');
  expect(chats.body.chats[0]).toMatchObject({
    profile: { name: 'Gelöschtes Mitglied' },
    num_unread_messages: 0,
  });
  expect((await send(bob, alice.user.profile.id, 'Hallo?')).status).toBe(410);
});

test('an erased member’s likes disappear from pending and sent notifications', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const liker = String(alice.user.profile.id);
  await alice.visitor.call('POST /api/like.php', { body: { id: bob.user.profile.id } });
  await database.query(
    `insert into sent_notification_mails (user_id, kind, subjects, sent_on, sent_at, done_at)
     values ($1, 'like', array[$2, '1'], now(), now(), now())`,
    [bob.user.id, liker],
  );
  const listNotifications = () =>
    one(
      `select array(select subject from pending_notifications where user_id = $1 and kind = 'like') as pending,
         array(select unnest(subjects) from sent_notification_mails where user_id = $1) as sent`,
      bob.user.id,
    );
  expect(await listNotifications()).toEqual({ pending: [liker], sent: [liker, '1'] });
  await erased(alice);
  expect(await listNotifications()).toEqual({ pending: [], sent: ['1'] });
});

test('the files of pictures that were sent are gone, whomever they were sent to', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const paths: string[] = [];
  for (const to of [bob.user.profile.id, await someFictional(alice.visitor)]) {
    const { status, body } = await show(alice, to);
    expect(status).toBe(200);
    paths.push(body.message.image?.filename ?? '');
  }
  expect(paths.map((path) => listFiles(path) > 0)).toEqual([true, true]);
  await erased(alice);
  expect(paths.map(listFiles)).toEqual([0, 0]);
});

test('a conversation with a fictional profile is erased as a whole', async () => {
  const alice = await confirmed('Alice');
  const { body } = await send(alice, await someFictional(alice.visitor), 'Hallo.');
  await erased(alice);
  const remaining = await one<{ count: number }>(
    `select (select count(*)::int from messages where conversation_id = $1)
       + (select count(*)::int from conversations where id = $1) as count`,
    body.message.conversation,
  );
  expect(remaining.count).toBe(0);
});

test('the evidence of an open complaint stays until it is decided, and is erased then', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const receipt = await reportedMessage(bob, alice, 'Eine Drohung');
  const evidence = async () =>
    (
      await one<{ evidence: { body: string }[] }>(
        'select evidence from complaints where reference = $1',
        receipt,
      )
    ).evidence[0]?.body;
  await erased(alice);
  expect(await evidence()).toBe('Eine Drohung');
  await decide(receipt);
  await runErasure();
  expect(await evidence()).toBe('');
  const stored = await one<{ name: string; email: string }>(
    'select name, email from complaints where reference = $1',
    receipt,
  );
  expect(stored).toEqual({ name: 'Bob', email: bob.email });
});

test('a departed member’s complaint keeps name and text until it is decided', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const receipt = await reportedMessage(alice, bob, 'Eine Zumutung');
  const complaint = () =>
    one<{ name: string; email: string; text: string; evidence: { body: string }[] }>(
      'select name, email, text, evidence from complaints where reference = $1',
      receipt,
    );
  await erased(alice);
  expect(await complaint()).toMatchObject({ name: 'Alice', email: alice.email });
  await decide(receipt);
  await runErasure();
  expect(await complaint()).toMatchObject({
    name: '',
    email: '',
    text: '',
    evidence: [{ body: 'Eine Zumutung' }],
  });
});

test('money that arrives after the deletion is there when the member returns', async () => {
  const alice = await confirmed('Alice');
  const before = await getCredits(alice.visitor);
  const payment = await ordered(alice.visitor, { method: 'creditcard' });
  await leave(alice);
  await choose(payment.checkout_url, 'paid');
  await until(
    async () =>
      (await one('select status from payments where id = $1', payment.payment_id)).status === 'completed',
  );
  const back = await comeBack(await linkBack(alice.email));
  expect((await settled(back.visitor, payment.payment_id)).status).toBe('completed');
  expect(await getCredits(back.visitor)).toBe(before + payment.credits);
});

test('money that arrives after the erasure is refunded as a whole, and the ledger stays right', async () => {
  const alice = await confirmed('Alice');
  // The paid price, not the one before the discount.
  const payment = await ordered(alice.visitor, { method: 'creditcard', code: 'HELLO10' });
  await erased(alice);
  await choose(payment.checkout_url, 'paid');
  await until(async () => {
    const { rows } = await database.query(
      `select 1 from payment_reversals where payment_id = $1 and kind = 'refund' and status = 'done'`,
      [payment.payment_id],
    );
    return rows.length === 1;
  });
  const { amount, credits, ledger } = await one<Record<string, number>>(
    `select (select sum(amount)::int from payment_reversals where payment_id = $2) as amount, credits,
       (select sum(delta)::int from credit_ledger where user_id = users.id) as ledger from users where id = $1`,
    alice.user.id,
    payment.payment_id,
  );
  expect(amount).toBe(payment.amount);
  expect(ledger).toBe(credits);
});

test('repeated, the job changes nothing', async () => {
  const alice = await confirmed('Alice');
  await erased(alice);
  const look = () =>
    one(
      'select users.*, profiles.name from users join profiles on user_id = users.id where users.id = $1',
      alice.user.id,
    );
  const after = await look();
  await longAgo(alice, 30 * day);
  const moved = await look();
  await runErasure();
  expect(await look()).toEqual(moved);
  expect([after.email, after.name, after.deletion_reason]).toEqual([
    expect.stringMatching(/^erased-[0-9a-f]{24}@invalid$/),
    '',
    null,
  ]);
});
