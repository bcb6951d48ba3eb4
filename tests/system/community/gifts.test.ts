import { loadLedger } from '#tests/support/books.ts';
import { randomUUID } from 'node:crypto';
import type { Message } from '#lib/contract/community/chat.ts';
import { gifts, type Gift } from '#lib/contract/community/chat-vocabulary.ts';
import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import {
  confirmed,
  premium,
  requireUser,
  send,
  someFictional,
  unconfirmed,
  type Person,
} from '#tests/support/cast.ts';
import { getProfileId, listChats } from '#tests/support/chatting.ts';

/** The demo's price of a gift, and everyone's initial credits. */
const price = 3;
const beginning = 5;

type Answer = { message: Message; credits: number; error?: string };

const give = (from: Person, to: number, gift: Gift = 'rose', key: string = randomUUID()) =>
  from.visitor.call<Answer>('POST /api/gift.php', {
    body: { profile_id: to, client_message_id: key, gift },
    key,
  });

test('a gift is paid, delivered as a separate message and counted as unread', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const { status, body } = await give(alice, getProfileId(bob), 'teddy');
  expect({ status, credits: body.credits }).toEqual({ status: 200, credits: beginning - price });
  expect(body.message).toMatchObject({
    gift: 'teddy',
    body: '',
    sender: getProfileId(alice),
    automatic: false,
  });
  expect(await loadLedger(database, alice)).toEqual([
    { reason: 'signup', delta: beginning, reference: `signup:${alice.user.id}` },
    { reason: 'gift', delta: -price, reference: `gift:${body.message.id}` },
  ]);
  const [chat] = await listChats(bob);
  expect(chat).toMatchObject({ num_unread_messages: 1, last_message: { gift: 'teddy', body: '' } });
  const { body: opened } = await bob.visitor.call<{ chat_messages: Message[] }>('GET /api/chat.php', {
    query: { conversation: chat?.id ?? 0 },
  });
  expect(opened.chat_messages.map(({ gift }) => gift)).toEqual(['teddy']);
  const { body: statement } = await alice.visitor.call<{ entries: { reason: string; member: string }[] }>(
    'GET /api/credits.php',
  );
  expect(statement.entries[0]).toMatchObject({ reason: 'gift', member: 'Bob' });
});

test('a retry with the same client id is one gift and one debit', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => give(alice, getProfileId(bob), 'cake', key)),
  );
  expect(
    new Set(answers.map(({ status, body }) => `${status} ${body.message?.id} ${body.message?.gift}`)).size,
  ).toBe(1);
  expect(answers[0]?.body.message.gift).toBe('cake');
  expect((await loadLedger(database, alice)).filter(({ reason }) => reason === 'gift')).toHaveLength(1);
  expect((await listChats(bob))[0]?.num_unread_messages).toBe(1);
});

test('a gift begins a conversation and counts as one', async () => {
  const [alice, ...others] = await Promise.all(
    ['Alice', 'Bob', 'Carla', 'Dirk'].map((name) => confirmed(name)),
  );
  const [bob, carla, dirk] = others;
  if (!alice || !bob || !carla || !dirk) throw new Error('Somebody is missing');
  expect((await give(alice, getProfileId(bob))).status).toBe(200);
  expect((await send(alice, getProfileId(carla))).status).toBe(200);
  const refused = await give(alice, getProfileId(dirk));
  expect({ status: refused.status, error: refused.body.error }).toEqual({
    status: 403,
    error: 'conversation_limit',
  });
  expect(await listChats(dirk)).toEqual([]);
});

test.each([
  ['an unknown member', async () => 9_999_999_999, 404, 'not_found'],
  [
    'a member without a confirmed address',
    async () => getProfileId(await unconfirmed('Ulla')),
    409,
    'recipient_unreachable',
  ],
])('a gift to %s costs nothing', async (_case, makeTarget, status, error) => {
  const alice = await confirmed('Alice');
  const answer = await give(alice, await makeTarget());
  expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  expect((await requireUser(alice.visitor)).credits).toBe(beginning);
});

test('a block ends gifts in both directions, and they cost nothing', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await bob.visitor.call('POST /api/block.php', { body: { id: getProfileId(alice) } });
  expect((await give(alice, getProfileId(bob))).body.error).toBe('blocked_by');
  expect((await give(bob, getProfileId(alice))).body.error).toBe('blocked');
  expect(await loadLedger(database, alice)).toHaveLength(1);
  expect(await loadLedger(database, bob)).toHaveLength(1);
});

test('only drawn gifts can be given, each under a separate key', async () => {
  const [robin, bob] = await Promise.all([premium(), confirmed('Bob')]);
  const before = (await requireUser(robin.visitor)).credits;
  expect((await give(robin, getProfileId(bob), 'car' as Gift)).status).toBe(422);
  expect((await give(robin, getProfileId(bob), 'rose', 'no uuid')).status).toBe(422);
  for (const gift of gifts.slice(0, 3)) expect((await give(robin, getProfileId(bob), gift)).status).toBe(200);
  const sent = await database.query<{ gift: string }>(
    'select gift from messages where sender_profile_id = $1 and conversation_id = $2 order by id',
    [getProfileId(robin), (await listChats(bob))[0]?.id],
  );
  expect(sent.rows.map(({ gift }) => gift)).toEqual(gifts.slice(0, 3));
  expect(before - (await requireUser(robin.visitor)).credits).toBe(3 * price);
});

test('a gift to a fictional profile is answered by a text that says it is automatic', async () => {
  const alice = await confirmed('Alice');
  const fictional = await someFictional(alice.visitor);
  const { body } = await give(alice, fictional);
  const answer = await answerIn(alice, body.message.conversation, fictional);
  expect(answer).toMatchObject({ automatic: true, gift: null });
});

function answerIn(person: Person, conversation: number, sender: number): Promise<Message> {
  return eventually(async () => {
    const { body } = await person.visitor.call<{ chat_messages: Message[] }>('GET /api/chat.php', {
      query: { conversation },
    });
    return body.chat_messages.find((message) => message.sender === sender);
  });
}
