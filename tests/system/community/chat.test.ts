import { database } from '#tests/support/test-database.ts';
import { loadLedger } from '#tests/support/books.ts';
import { randomUUID } from 'node:crypto';
import type { Message } from '#lib/contract/community/chat.ts';
import { eventually } from '#tests/support/until.ts';
import {
  confirmed,
  premium,
  requireUser,
  send,
  someFictional,
  unconfirmed,
  type Person,
} from '#tests/support/cast.ts';
import { listChats } from '#tests/support/chatting.ts';

const fetchMessages = ({ visitor }: Person, conversation: number, before?: number) =>
  visitor.call<{ chat_messages: Message[]; more: boolean; error?: string }>('GET /api/chat.php', {
    query: { conversation, ...(before ? { before } : {}) },
  });

test('a message is paid, delivered and counted as unread, then read', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const { status, body } = await send(alice, bob.user.profile.id, 'Guten Abend.');
  expect({ status, credits: body.credits }).toEqual({ status: 200, credits: 4 });
  expect(await loadLedger(database, alice)).toMatchObject([
    { reason: 'signup', delta: 5 },
    { reason: 'message', delta: -1 },
  ]);
  const [chat] = await listChats(bob);
  expect(chat).toMatchObject({
    profile_id: alice.user.profile.id,
    num_unread_messages: 1,
    last_message: { body: 'Guten Abend.', automatic: false },
  });
  const conversation = chat?.id ?? 0;
  await bob.visitor.call('PUT /api/chat.php', { body: { conversation, read_until: body.message.id } });
  expect((await listChats(bob))[0]?.num_unread_messages).toBe(0);
  expect((await listChats(alice))[0]?.read_until).toBe(body.message.id);
});

test.each(['\u200b', '\u3000\u2060', '\u{e0041}', '\u2800', ' \u0301'])(
  'a message without visible characters (%j) is refused and free',
  async (text) => {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    const { status, body } = await send(alice, bob.user.profile.id, text);
    expect([status, body]).toEqual([422, { error: 'invalid_input', fields: { body: 'required' } }]);
    expect(await loadLedger(database, alice)).toHaveLength(1);
    expect(await listChats(bob)).toEqual([]);
  },
);

test('a retry with the same client id is one message and one debit', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(alice, bob.user.profile.id, 'Einmal.', id)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message?.id}`)).size).toBe(1);
  expect((await loadLedger(database, alice)).filter((entry) => entry.reason === 'message')).toHaveLength(1);
  expect((await listChats(bob))[0]?.num_unread_messages).toBe(1);
});

test('another text, or another reader, under the same client id is refused and costs nothing', async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  const id = randomUUID();
  expect((await send(alice, bob.user.profile.id, 'Einmal.', id)).status).toBe(200);
  const refused = [422, { error: 'invalid_input', fields: { client_message_id: 'invalid' } }];
  for (const [to, text] of [
    [bob, 'Etwas anderes.'],
    [carla, 'Einmal.'],
  ] as const) {
    const { status, body } = await send(alice, to.user.profile.id, text, id);
    expect([status, body]).toEqual(refused);
  }
  const gift = { profile_id: bob.user.profile.id, client_message_id: id, gift: 'rose' };
  const answer = await alice.visitor.call('POST /api/gift.php', { body: gift, key: randomUUID() });
  expect([answer.status, answer.body]).toEqual(refused);
  expect((await loadLedger(database, alice)).filter(({ delta }) => delta < 0)).toHaveLength(1);
  expect((await listChats(bob))[0]?.num_unread_messages).toBe(1);
});

test('a free member starts two conversations, also in parallel, and goes on in those', async () => {
  const [alice, ...others] = await Promise.all(
    ['Alice', 'Bob', 'Carla', 'Dirk'].map((name) => confirmed(name)),
  );
  if (!alice) throw new Error('Alice is missing');
  const answers = await Promise.all(others.map((other) => send(alice, other.user.profile.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 403)?.body.error).toBe('conversation_limit');
  const [known] = await listChats(alice);
  expect((await send(alice, known?.profile_id ?? 0)).status).toBe(200);
});

test('an answer does not count as a started conversation', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await send(bob, alice.user.profile.id);
  await send(alice, bob.user.profile.id);
  const { conversations_left } = await requireUser(alice.visitor);
  expect(conversations_left).toBe(2);
});

test('a premium member may start more', async () => {
  const robin = await premium();
  const others = await Promise.all(['Bob', 'Carla', 'Dirk'].map((name) => confirmed(name)));
  for (const other of others) expect((await send(robin, other.user.profile.id)).status).toBe(200);
});

test.each([
  ['to an unknown member', async () => 9_999_999_999, 404, 'not_found'],
  [
    'to a member without a confirmed address',
    async () => (await unconfirmed('Ulla')).user.profile.id,
    409,
    'recipient_unreachable',
  ],
])('%s costs nothing', async (_case, makeTarget, status, error) => {
  const alice = await confirmed('Alice');
  const answer = await send(alice, await makeTarget());
  expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  expect((await requireUser(alice.visitor)).credits).toBe(5);
});

test('a fictional profile answers what it was asked, once, and says that it is automatic', async () => {
  const alice = await confirmed('Alice');
  const fictional = await someFictional(alice.visitor);
  const sent = await send(alice, fictional, 'Hallo! Wo wohnst du?');
  const answer = await eventually(async () => {
    const { body } = await fetchMessages(alice, sent.body.message.conversation);
    return body.chat_messages.find((message) => message.sender === fictional);
  });
  const [chat] = await listChats(alice);
  expect(chat?.profile.fictional_icon).toBe(true);
  const body = `Als Ort steht in meinem fiktiven Profil: ${chat?.profile.city}.`;
  expect(answer).toMatchObject({ automatic: true, body });
  expect((await requireUser(alice.visitor)).credits).toBe(4);
});

test('the history comes in pages without gap or double', async () => {
  const [robin, bob] = await Promise.all([premium(), confirmed('Bob')]);
  let conversation = 0;
  for (let at = 0; at < 52; at += 1) {
    const answer = await send(robin, bob.user.profile.id, `Nachricht ${at}`);
    expect(answer.status).toBe(200);
    conversation = answer.body.message.conversation;
  }
  const { body: newest } = await fetchMessages(bob, conversation);
  const { body: older } = await fetchMessages(bob, conversation, newest.chat_messages[0]?.id);
  expect([newest.chat_messages.length, newest.more, older.more]).toEqual([50, true, false]);
  const texts = [...older.chat_messages, ...newest.chat_messages].map((message) => message.body);
  expect(texts).toEqual(Array.from({ length: 52 }, (_each, at) => `Nachricht ${at}`));
});

test('a deleted conversation is gone for one, stays for the other and comes back with a new message', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { body } = await send(alice, bob.user.profile.id, 'Vorher.');
  const { conversation } = body.message;
  await bob.visitor.call('DELETE /api/chat.php', { body: { conversation } });
  expect(await listChats(bob)).toEqual([]);
  expect(await listChats(alice)).toHaveLength(1);
  await send(alice, bob.user.profile.id, 'Nachher.');
  const { body: again } = await fetchMessages(bob, conversation);
  expect(again.chat_messages.map((message) => message.body)).toEqual(['Nachher.']);
});
