import { randomUUID } from 'node:crypto';
import { database } from '#tests/support/test-database.ts';
import { confirmed, requireUser, vlinder, type Person } from '#tests/support/cast.ts';
import {
  chatWith,
  getHistory,
  getProfileId,
  getOverview,
  read,
  sendMessage,
} from '#tests/support/chatting.ts';
import { listen } from '#tests/support/listen.ts';

const pair = () => Promise.all([confirmed('Alice'), confirmed('Bob')]);

const draft = ({ visitor }: Person, other: Person, body: string) =>
  visitor.call<{ error?: string }>('PUT /api/draft.php', { body: { profile_id: getProfileId(other), body } });

const pushesTo = async ({ user }: Person) => {
  const { rows } = await database.query<{ kind: string }>(
    `select data->>'kind' as kind from jobs.job where name = 'send-push' and (data->>'userId')::int = $1`,
    [user.id],
  );
  return rows.map(({ kind }) => kind);
};

test('a muted conversation sends no push until it is unmuted', async () => {
  const [alice, bob] = await pair();
  const { conversation } = await sendMessage(alice, bob);
  const mute = (muted: boolean) => bob.visitor.call('PUT /api/mute.php', { body: { conversation, muted } });
  await mute(true);
  expect((await chatWith(bob, alice)).muted).toBe(true);
  expect((await chatWith(alice, bob)).muted).toBe(false);
  await sendMessage(alice, bob);
  expect(await pushesTo(bob)).toEqual(['message']);
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(2);
  await mute(false);
  await sendMessage(alice, bob);
  expect(await pushesTo(bob)).toEqual(['message', 'message']);
});

test('a draft waits on the server, before and within a conversation, and sending empties it', async () => {
  const [alice, bob] = await pair();
  await draft(alice, bob, 'Hallo Bob, ich');
  const drafts = (await getOverview(alice)).drafts;
  expect(drafts).toMatchObject([
    {
      profile_id: getProfileId(bob),
      profile: { id: getProfileId(bob), name: 'Bob' },
      body: 'Hallo Bob, ich',
    },
  ]);
  expect(Math.abs(Date.now() - Date.parse(drafts[0]?.changed_at ?? ''))).toBeLessThan(60_000);
  const { conversation } = await sendMessage(alice, bob, 'Hallo Bob, ich grüße dich.');
  expect(await getOverview(alice)).toMatchObject({ drafts: [], chats: [{ draft: '' }] });

  await draft(alice, bob, 'Und noch');
  await draft(alice, bob, 'Und noch etwas');
  expect((await getOverview(alice)).drafts).toEqual([]);
  expect((await getHistory(alice, conversation)).chat.draft).toBe('Und noch etwas');
  expect((await chatWith(bob, alice)).draft).toBe('');
  // Messages from the other and gifts do not change it.
  await sendMessage(bob, alice);
  await alice.visitor.call('POST /api/gift.php', {
    body: { profile_id: getProfileId(bob), client_message_id: randomUUID(), gift: 'rose' },
  });
  expect((await chatWith(alice, bob)).draft).toBe('Und noch etwas');
  await draft(alice, bob, ' ');
  expect((await chatWith(alice, bob)).draft).toBe('');
});

test('strangers cannot begin, and a block hides what was begun', async () => {
  const [alice, bob] = await pair();
  await draft(alice, bob, 'Hallo');
  await alice.visitor.call('PUT /api/opened-chat.php', { body: { profile_id: getProfileId(bob) } });
  await bob.visitor.call('POST /api/block.php', { body: { id: getProfileId(alice) } });
  expect(await getOverview(alice)).toMatchObject({ drafts: [], last_opened: null });
  expect((await draft(alice, bob, 'Hallo?')).body.error).toBe('blocked_by');
  const { body } = await alice.visitor.call('PUT /api/draft.php', {
    body: { profile_id: 999_999_999, body: 'Hm' },
  });
  expect(body).toMatchObject({ error: 'not_found' });
});

test('the chat opened last is stored with its date, by opening it and by reading', async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  expect((await getOverview(alice)).last_opened).toBeNull();
  await alice.visitor.call('PUT /api/opened-chat.php', { body: { profile_id: getProfileId(carla) } });
  const { last_opened } = await getOverview(alice);
  expect(last_opened?.profile_id).toBe(getProfileId(carla));
  expect(Math.abs(Date.now() - Date.parse(last_opened?.opened_at ?? ''))).toBeLessThan(60_000);
  await read(alice, await sendMessage(bob, alice));
  expect((await getOverview(alice)).last_opened?.profile_id).toBe(getProfileId(bob));
});

test('opening a chat sets its unread count to 0, without marking its messages as read', async () => {
  const [alice, bob] = await pair();
  const [first, second, third] = [
    await sendMessage(bob, alice),
    await sendMessage(bob, alice),
    await sendMessage(bob, alice),
  ];
  expect((await chatWith(alice, bob)).num_unread_messages).toBe(3);
  await alice.visitor.call('PUT /api/opened-chat.php', { body: { profile_id: getProfileId(bob) } });
  expect((await chatWith(alice, bob)).num_unread_messages).toBe(0);
  const opened = await getHistory(alice, first.conversation, { around: 'unread' });
  expect(opened.chat).toMatchObject({ num_unread_messages: 0, first_unread: first.id });
  // The other gets no read receipt, and reading part of it does not restore the count.
  expect((await chatWith(bob, alice)).read_until).toBe(0);
  await read(alice, second);
  expect(await chatWith(alice, bob)).toMatchObject({ num_unread_messages: 0 });
  expect((await getHistory(alice, first.conversation)).chat.first_unread).toBe(third.id);
  await sendMessage(bob, alice);
  expect(await chatWith(alice, bob)).toMatchObject({ num_unread_messages: 1 });
});

test('the sender learns what was delivered, which only goes forward', async () => {
  const [alice, bob] = await pair();
  const [first, second] = [await sendMessage(alice, bob), await sendMessage(alice, bob)];
  const deliver = ({ visitor }: Person, until: number) =>
    visitor.call('PUT /api/delivered.php', {
      body: { conversation: first.conversation, delivered_until: until },
    });
  const toAlice = await listen(alice);
  await deliver(bob, first.id);
  expect(
    await toAlice(`"type":"read","conversation":${first.conversation},"delivered_until":${first.id}`, 1),
  ).toBe(1);
  expect(await chatWith(alice, bob)).toMatchObject({ delivered_until: first.id, read_until: 0 });
  await deliver(bob, 9_000_000_000);
  await deliver(bob, first.id);
  expect((await chatWith(alice, bob)).delivered_until).toBe(second.id);
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(2);
  await read(bob, await sendMessage(alice, bob));
  const { delivered_until, read_until } = await chatWith(alice, bob);
  expect(delivered_until).toBe(read_until);
});

test('both send and see read receipts, or neither does', async () => {
  const [alice, bob] = await pair();
  const tell = ({ visitor }: Person, read_receipts: boolean) =>
    visitor.call('PUT /api/user.php', { body: { read_receipts } });
  const [toBob, toAlice] = [await sendMessage(alice, bob), await sendMessage(bob, alice)];
  await read(bob, toBob);
  await read(alice, toAlice);
  expect((await requireUser(alice.visitor)).read_receipts).toBe(true);
  expect((await chatWith(alice, bob)).read_until).toBe(toBob.id);

  await tell(alice, false);
  expect(await requireUser(alice.visitor)).toMatchObject({ read_receipts: false, language: 'de' });
  expect((await chatWith(alice, bob)).read_until).toBe(0);
  expect((await chatWith(bob, alice)).read_until).toBe(0);
  const stream = await listen(bob);
  const unseen = await sendMessage(bob, alice);
  await read(alice, unseen);
  expect((await chatWith(alice, bob)).num_unread_messages).toBe(0);
  // Delivery is reported, reading is not.
  expect(
    await stream(`"type":"read","conversation":${unseen.conversation},"delivered_until":${unseen.id}`, 1),
  ).toBe(1);
  expect(await stream('"read_until"', 0)).toBe(0);
  expect((await chatWith(bob, alice)).delivered_until).toBe(unseen.id);

  await tell(alice, true);
  expect((await chatWith(alice, bob)).read_until).toBe(toBob.id);
});

test('a history opens around the first unread, and goes on in both directions', async () => {
  const [alice, bob] = await pair();
  const { conversation } = await sendMessage(alice, bob, 'Nachricht 0');
  await database.query(
    `insert into messages (conversation_id, sender_profile_id, client_message_id, body, automatic, created_at)
     select $1, $2, gen_random_uuid(), 'Nachricht ' || at, false, now() from generate_series(1, 199) at order by at`,
    [conversation, getProfileId(alice)],
  );
  await database.query(
    `update conversation_members set unread = 200,
       last_message_id = (select max(id) from messages where conversation_id = $1) where conversation_id = $1`,
    [conversation],
  );
  const all = await database.query<{ id: string }>(
    'select id from messages where conversation_id = $1 order by id',
    [conversation],
  );
  const ids = all.rows.map(({ id }) => Number(id));
  await bob.visitor.call('PUT /api/chat.php', { body: { conversation, read_until: ids[119] } });

  const opened = await getHistory(bob, conversation, { around: 'unread' });
  expect(opened.chat).toMatchObject({ first_unread: ids[120], num_unread_messages: 80 });
  const shown = ({ chat_messages }: { chat_messages: { id: number }[] }) => chat_messages.map(({ id }) => id);
  expect(shown(opened)).toEqual(ids.slice(95, 145));
  expect([opened.more, opened.more_after]).toEqual([true, true]);
  const after = await getHistory(bob, conversation, { after: ids[144] ?? 0 });
  expect(shown(after)).toEqual(ids.slice(145, 195));
  const last = await getHistory(bob, conversation, { after: ids[194] ?? 0 });
  expect([shown(last), last.more, last.more_after]).toEqual([ids.slice(195), true, false]);
  const before = await getHistory(bob, conversation, { before: ids[95] ?? 0 });
  expect([shown(before), before.more, before.more_after]).toEqual([ids.slice(45, 95), true, true]);
  const beginning = await getHistory(bob, conversation, { around: ids[3] ?? 0 });
  expect([shown(beginning), beginning.more]).toEqual([ids.slice(0, 28), false]);
  // With everything read, the newest messages come.
  expect(shown(await getHistory(alice, conversation, { around: 'unread' }))).toEqual(ids.slice(150));
  expect((await chatWith(alice, bob)).first_unread).toBeNull();
});

test('removing by member removes conversation and draft, only for the remover', async () => {
  const [alice, bob] = await pair();
  const { conversation } = await sendMessage(alice, bob);
  await draft(bob, alice, 'Ich wollte');
  const remove = () =>
    bob.visitor.call('DELETE /api/chat.php?profile=1', { body: { profile_id: getProfileId(alice) } });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect(await getOverview(bob)).toMatchObject({ chats: [], drafts: [] });
  expect((await getHistory(bob, conversation)).error).toBe('not_found');
  expect((await getOverview(alice)).chats).toHaveLength(1);
  await sendMessage(alice, bob, 'Nachher.');
  expect((await getHistory(bob, conversation)).chat_messages.map(({ body }) => body)).toEqual(['Nachher.']);
});

test('icebreakers are true of the other, in the language of the page, and send nothing', async () => {
  const [alice, bob] = await Promise.all([
    confirmed('Alice', { language: 'fi', city: 'Köln' }, vlinder),
    confirmed('Bob', { city: 'Köln' }),
  ]);
  await alice.visitor.call('PUT /api/profile.php', { body: { interests: ['hiking'] } });
  await bob.visitor.call('PUT /api/profile.php', {
    body: { interests: ['hiking', 'tea'], signup_reason: 'friendship' },
  });
  const { body } = await alice.visitor.call<{ suggestions: { about: string; text: string }[] }>(
    'GET /api/icebreakers.php',
    { query: { id: getProfileId(bob) } },
  );
  expect(body.suggestions.map(({ about }) => about)).toEqual([
    'shared_interest',
    'same_town',
    'signup_reason',
    'interest',
  ]);
  expect(body.suggestions[1]?.text).toContain('We wonen allebei in Köln, zie ik.');
  expect((await getOverview(bob)).chats).toEqual([]);
});
