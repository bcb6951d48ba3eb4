import { setTimeout as sleep } from 'node:timers/promises';
import { findMiscounts } from '#tests/support/books.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed } from '#tests/support/cast.ts';
import { chatWith, getProfileId, read, sendMessage, deleteMessage } from '#tests/support/chatting.ts';

const pair = () => Promise.all([confirmed('Alice'), confirmed('Bob')]);

test('a message that comes while the one before it is being read stays unread', async () => {
  const [alice, bob] = await pair();
  const first = await sendMessage(alice, bob);
  const arriving = await database.connect();
  try {
    // The statements of a send, paused before the commit.
    await arriving.query('begin');
    const { rows } = await arriving.query<{ id: string }>(
      `insert into messages (conversation_id, sender_profile_id, client_message_id, body, automatic, created_at)
       values ($1, $2, gen_random_uuid(), 'Zugleich.', false, now()) returning id`,
      [first.conversation, getProfileId(alice)],
    );
    await arriving.query(
      `update conversation_members set last_message_id = $2, unread = unread + (profile_id = $3)::int
       where conversation_id = $1`,
      [first.conversation, rows[0]?.id, getProfileId(bob)],
    );
    const reading = read(bob, first);
    await sleep(300);
    await arriving.query('commit');
    expect((await reading).status).toBe(200);
  } finally {
    arriving.release();
  }
  expect(await findMiscounts(database, getProfileId(bob))).toEqual([]);
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(1);
});

test('a removed conversation does not count, even when an old window reads on in it', async () => {
  const [alice, bob] = await pair();
  const [first] = [
    await sendMessage(alice, bob),
    await sendMessage(alice, bob),
    await sendMessage(alice, bob),
  ];
  const { conversation } = first;
  await bob.visitor.call('DELETE /api/chat.php', { body: { conversation } });
  await sendMessage(alice, bob, 'Danach.');
  await read(bob, first);
  expect(await findMiscounts(database, getProfileId(bob))).toEqual([]);
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(1);
});

test('messages that have not arrived cannot be marked as read', async () => {
  const [alice, bob] = await pair();
  const { conversation } = await sendMessage(alice, bob);
  const far = { conversation, id: Number.MAX_SAFE_INTEGER };
  for (const path of ['PUT /api/chat.php', 'PUT /api/delivered.php']) {
    const body = { conversation, read_until: far.id, delivered_until: far.id };
    expect((await bob.visitor.call(path, { body })).status).toBe(200);
  }
  const later = await sendMessage(alice, bob, 'Danach.');
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(1);
  const seen = await chatWith(alice, bob);
  expect([seen.read_until < later.id, seen.delivered_until < later.id]).toEqual([true, true]);
});

test('taking back what opening has ended the count of leaves what came since as unread', async () => {
  const [alice, bob] = await pair();
  const before = await sendMessage(alice, bob, 'Zuvor.');
  await bob.visitor.call('PUT /api/opened-chat.php', { body: { profile_id: getProfileId(alice) } });
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(0);
  const since = await sendMessage(alice, bob, 'Seither.');
  const unread = async () => (await chatWith(bob, alice)).num_unread_messages;
  expect((await deleteMessage(alice, before.id)).status).toBe(200);
  expect(await unread()).toBe(1);
  expect((await deleteMessage(alice, since.id)).status).toBe(200);
  expect(await unread()).toBe(0);
});

test('opening and reading at the same moment, in several windows, do not stand in each other’s way', async () => {
  const [alice, bob] = await pair();
  await giveCredits([alice], 30);
  const statuses: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const message = await sendMessage(alice, bob, `Nummer ${turn}.`);
    const calls = [1, 2, 3].flatMap(() => [
      bob.visitor.call('PUT /api/opened-chat.php', { body: { profile_id: getProfileId(alice) } }),
      read(bob, message),
    ]);
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});
