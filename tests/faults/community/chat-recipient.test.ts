// The long form: `ROUNDS=20 npm run test:faults -- chat-recipient`.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmed, requireUser, unconfirmed, type Person } from '#tests/support/cast.ts';
import { getHistory, getProfileId, sendMessage, say, show } from '#tests/support/chatting.ts';
import { small } from '#tests/support/own-photos.ts';
import { queryBooks, findBookFaults, findMiscounts } from '#tests/support/books.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { jpeg } from '#tests/support/pictures.ts';

const rounds = Number(process.env.ROUNDS ?? 1);
const parallel = 60;
const purse = 200;
const timeoutMs = 120_000 + rounds * 20_000;

const database = stackDatabase();
afterAll(() => database.end());

const file = await jpeg(small);

const ways = [
  (from: Person, to: number) =>
    from.visitor.call<{ error?: string }>('POST /api/message.php', {
      body: { profile_id: to, client_message_id: randomUUID(), body: 'Hallo.' },
    }),
  (from: Person, to: number) => show(from, to, { file }),
  (from: Person, to: number) =>
    from.visitor.call<{ error?: string }>('POST /api/gift.php', {
      body: { profile_id: to, client_message_id: randomUUID(), gift: 'rose' },
    }),
] as const;

/** A text, an image and a gift in turn; few enough images for an account's queue. */
const sendEach = (from: Person, to: number, count = parallel) =>
  Array.from({ length: count }, (_each, at) => {
    const way = at < 24 ? at % ways.length : (at % 2) * 2;
    return (ways[way] ?? ways[0])(from, to);
  });
const sendAll = (from: Person, to: number, count = parallel) => Promise.all(sendEach(from, to, count));

/** What happens to the recipient while a message is in flight, and the error that later ones get. */
const turns: { what: string; refusal: string; turn: (bob: Person, alice: Person) => Promise<unknown> }[] = [
  {
    what: 'blocks the sender',
    refusal: '403 {"error":"blocked_by"}',
    turn: (bob, alice) => bob.visitor.call('POST /api/block.php', { body: { id: getProfileId(alice) } }),
  },
  {
    what: 'loses the confirmed address',
    refusal: '409 {"error":"recipient_unreachable"}',
    turn: ({ user }) => database.query(`update users set status = 'not_confirmed' where id = $1`, [user.id]),
  },
  {
    what: 'closes the account',
    refusal: '410 {"error":"gone"}',
    turn: async ({ user }) => {
      // Deletion has no call yet: set the rows as the erasure will leave them.
      await database.query(
        `with closed as (update users set status = 'deleted' where id = $1)
         update profiles set status = 'deleted' where user_id = $1`,
        [user.id],
      );
    },
  },
];

test.each(turns)(
  'a recipient who $what meanwhile: only what was delivered is paid',
  async ({ turn, refusal }) => {
    for (let round = 0; round < rounds; round += 1) {
      const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
      await giveCredits([alice], purse);
      await sendMessage(alice, bob, 'Zuerst.');
      const sends = sendEach(alice, getProfileId(bob));
      await Promise.race(sends);
      await turn(bob, alice);
      const afterwards = await sendAll(alice, getProfileId(bob), ways.length);
      expect(afterwards.map(({ status, text }) => `${status} ${text}`)).toEqual(ways.map(() => refusal));
      const answers = await Promise.all(sends);
      const sent = answers.filter(({ status }) => status === 200).length;
      const refused = answers.filter(({ status }) => status !== 200);
      for (const { status, text } of refused) expect(`${status} ${text}`).toBe(refusal);
      const books = await queryBooks(database, alice);
      expect({ faults: findBookFaults(books), delivered: books.delivered.length }).toEqual({
        faults: [],
        delivered: 1 + sent,
      });
      expect((await requireUser(alice.visitor)).credits).toBe(books.credits);
    }
  },
  timeoutMs,
);

test(
  'a recipient who removes the conversation meanwhile: each message is either removed with it or brings it back unread',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
      await giveCredits([alice], purse);
      const { conversation } = await sendMessage(alice, bob, 'Zuerst.');
      const sends = sendEach(alice, getProfileId(bob));
      await Promise.race(sends);
      await bob.visitor.call('DELETE /api/chat.php', { body: { conversation } });
      expect(new Set((await Promise.all(sends)).map(({ status }) => status))).toEqual(new Set([200]));
      await sendMessage(alice, bob, 'Zuletzt.');
      expect(findBookFaults(await queryBooks(database, alice))).toEqual([]);
      expect(await findMiscounts(database, getProfileId(bob))).toEqual([]);
      const { chat, chat_messages } = await getHistory(bob, conversation);
      expect(chat_messages.at(-1)?.body).toBe('Zuletzt.');
      expect(chat.num_unread_messages).toBeGreaterThanOrEqual(chat_messages.length);
      expect(chat.num_unread_messages).toBeLessThan(2 + parallel);
    }
  },
  timeoutMs,
);

test('a message sent during a block waits for it, and costs nothing', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const [one, other] = [getProfileId(alice), getProfileId(bob)].sort((a, b) => a - b);
  const blocking = await database.connect();
  try {
    // The statements of a block, paused before the commit.
    await blocking.query('begin');
    await blocking.query('select pg_advisory_xact_lock(hashtext($1))', [`pair:${one}:${other}`]);
    await blocking.query(
      'insert into blocks (blocker_profile_id, blocked_profile_id, created_at) values ($1, $2, now())',
      [getProfileId(bob), getProfileId(alice)],
    );
    const sending = sendAll(alice, getProfileId(bob), ways.length);
    await sleep(500);
    await blocking.query('commit');
    expect((await sending).map(({ text }) => text)).toEqual(ways.map(() => '{"error":"blocked_by"}'));
  } finally {
    blocking.release();
  }
  expect((await queryBooks(database, alice)).paid).toEqual([]);
});

test('an unconfirmed recipient gets nothing, and it costs nothing, with any number of attempts at once', async () => {
  const [alice, ulla] = await Promise.all([confirmed('Alice'), unconfirmed('Ulla')]);
  await giveCredits([alice], purse);
  const answers = await sendAll(alice, getProfileId(ulla));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"error":"recipient_unreachable"}']));
  const { paid, delivered, credits } = await queryBooks(database, alice);
  expect({ paid, delivered, credits }).toEqual({ paid: [], delivered: [], credits: 5 + purse });
  expect((await requireUser(alice.visitor)).conversations_left).toBe(2);
});

test('a sender who answers while being removed pays for what is delivered', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await giveCredits([alice, bob], purse);
  await Promise.all([
    sendAll(alice, getProfileId(bob), 12),
    sendAll(bob, getProfileId(alice), 12),
    bob.visitor.call('DELETE /api/chat.php?profile=1', { body: { profile_id: getProfileId(alice) } }),
    alice.visitor.call('DELETE /api/chat.php?profile=1', { body: { profile_id: getProfileId(bob) } }),
    say(alice, bob, 'Dazwischen.'),
  ]);
  for (const person of [alice, bob]) {
    expect(findBookFaults(await queryBooks(database, person))).toEqual([]);
    expect(await findMiscounts(database, getProfileId(person))).toEqual([]);
  }
});
