// The long form: `ROUNDS=20 npm run test:faults -- chat-spending`.
import { randomUUID } from 'node:crypto';
import { confirmed, requireUser, send, type Person } from '#tests/support/cast.ts';
import { chatWith, getProfileId, say, show } from '#tests/support/chatting.ts';
import { pay, small } from '#tests/support/own-photos.ts';
import { queryBooks, findBookFaults, findMiscounts } from '#tests/support/books.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { jpeg } from '#tests/support/pictures.ts';

const rounds = Number(process.env.ROUNDS ?? 1);
const parallel = 200;
const timeoutMs = 120_000 + rounds * 20_000;
const seed = Number(process.env.SEED ?? 20_261_121);
const chance = dice(seed);
/** From 0 to below 1, from the seeded dice. */
const random = () => chance.below(1_000_000) / 1_000_000;
/** Everyone's initial credits. */
const beginning = 5;

const database = stackDatabase();
afterAll(() => database.end());

const pair = () => Promise.all([confirmed('Alice'), confirmed('Bob')]);

const times = async (work: () => Promise<void>) => {
  for (let round = 0; round < rounds; round += 1) await work();
};

const atOnce = <T>(ways: readonly (() => Promise<T>)[]) =>
  Promise.all(Array.from({ length: parallel }, (_each, at) => (ways[at % ways.length] ?? ways[0])?.()));

const give = (from: Person, to: Person) =>
  from.visitor.call<{ error?: string }>('POST /api/gift.php', {
    body: { profile_id: getProfileId(to), client_message_id: randomUUID(), gift: 'rose' },
  });

test(
  `${parallel} texts to two members at once with credits for fifty are fifty`,
  () =>
    times(async () => {
      const [[alice, bob], carla] = await Promise.all([pair(), confirmed('Carla')]);
      await giveCredits([alice], 50 - beginning);
      const answers = await atOnce([() => say(alice, bob, 'Hallo.'), () => say(alice, carla, 'Hallo.')]);
      const sent = answers.filter((answer) => answer?.status === 200);
      const others = answers.filter((answer) => answer?.status !== 200).map((answer) => answer?.text);
      expect(sent).toHaveLength(50);
      expect(new Set(others)).toEqual(new Set(['{"error":"not_enough_credits","needed":1,"credits":0}']));
      const books = await queryBooks(database, alice);
      expect({
        faults: findBookFaults(books),
        credits: books.credits,
        delivered: books.delivered.length,
      }).toEqual({
        faults: [],
        credits: 0,
        delivered: 50,
      });
      expect((await requireUser(alice.visitor)).credits).toBe(0);
      const unread = await Promise.all(
        [bob, carla].map(async (other) => (await chatWith(other, alice)).num_unread_messages),
      );
      expect((unread[0] ?? 0) + (unread[1] ?? 0)).toBe(50);
    }),
  timeoutMs,
);

test(
  `${parallel} texts, images and gifts at once spend the balance and no more`,
  () =>
    times(async () => {
      const [[alice, bob], carla] = await Promise.all([pair(), confirmed('Carla')]);
      await giveCredits([alice], 80 - beginning);
      const file = await jpeg(small);
      const answers = await atOnce<{ status: number }>(
        [bob, carla].flatMap((other) => [
          () => say(alice, other, 'Hallo.'),
          () => show(alice, getProfileId(other), { file }),
          () => give(alice, other),
        ]),
      );
      // The queue of images may be full.
      for (const answer of answers) expect([200, 402, 429]).toContain(answer?.status);
      const sent = answers.filter((answer) => answer?.status === 200).length;
      const books = await queryBooks(database, alice);
      expect({ faults: findBookFaults(books), delivered: books.delivered.length }).toEqual({
        faults: [],
        delivered: sent,
      });
      // Texts cost one credit, so none are left in any order.
      expect(books.credits).toBe(0);
      for (const other of [bob, carla])
        expect(await findMiscounts(database, getProfileId(other))).toEqual([]);
    }),
  timeoutMs,
);

test(
  `${parallel} first messages of a free member at once are two conversations`,
  () =>
    times(async () => {
      const alice = await confirmed('Alice');
      await giveCredits([alice], parallel);
      const { rows } = await database.query<{ id: string }>(
        `select id from profiles where pool = 'demo' and status = 'active' and id <> $1 order by id limit $2`,
        [getProfileId(alice), parallel],
      );
      expect(rows).toHaveLength(parallel);
      const answers = await Promise.all(rows.map(({ id }) => send(alice, Number(id))));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(['403 {"error":"conversation_limit"}']),
      );
      expect(refused).toHaveLength(parallel - 2);
      const books = await queryBooks(database, alice);
      expect({ faults: findBookFaults(books), delivered: books.delivered.length }).toEqual({
        faults: [],
        delivered: 2,
      });
      const started = await database.query('select id from conversations where starter_profile_id = $1', [
        getProfileId(alice),
      ]);
      expect(started.rows).toHaveLength(2);
      expect(await requireUser(alice.visitor)).toMatchObject({
        conversations_left: 0,
        credits: beginning + parallel - 2,
      });
    }),
  timeoutMs,
);

test(
  'two who write to each other for the first time at the same moment have one conversation, begun once',
  () =>
    times(async () => {
      const [alice, bob] = await pair();
      const both = await Promise.all([say(alice, bob, 'Hallo.'), say(bob, alice, 'Hallo.')]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(both.map(({ body }) => body.message.conversation)).size).toBe(1);
      const members = await Promise.all([alice, bob].map(({ visitor }) => requireUser(visitor)));
      expect(new Set(members.map((user) => user.conversations_left))).toEqual(new Set([1, 2]));
      for (const person of [alice, bob])
        expect(findBookFaults(await queryBooks(database, person))).toEqual([]);
    }),
  timeoutMs,
);

test(
  'sending, reading, deleting and removing at the same time keep the unread count right',
  () =>
    times(async () => {
      const [alice, bob] = await pair();
      await Promise.all([alice, bob].map(pay));
      await giveCredits([alice], parallel);
      const { body } = await say(alice, bob, 'Zuerst.');
      const { conversation } = body.message;
      const known: number[] = [body.message.id];
      const newest = () => known.at(-1) ?? 0;
      const answers = await atOnce<{ status: number }>([
        () =>
          say(alice, bob, 'Hallo.').then((answer) => {
            known.push(answer.body.message.id);
            return answer;
          }),
        () => bob.visitor.call('PUT /api/chat.php', { body: { conversation, read_until: newest() } }),
        () =>
          bob.visitor.call('PUT /api/delivered.php', { body: { conversation, delivered_until: newest() } }),
        () => alice.visitor.call('DELETE /api/message.php', { body: { id: newest() } }),
        () => bob.visitor.call('PUT /api/reaction.php', { body: { message: newest(), emoji: '👍' } }),
        () =>
          random() < 0.2
            ? bob.visitor.call('DELETE /api/chat.php', { body: { conversation } })
            : bob.visitor.call('GET /api/chat.php', { query: { conversation } }),
      ]);
      expect(new Set(answers.map((answer) => answer?.status)).has(500)).toBe(false);
      for (const person of [alice, bob])
        expect(await findMiscounts(database, getProfileId(person))).toEqual([]);
      const books = await queryBooks(database, alice);
      expect({ ...books, paid: books.paid.length }).toMatchObject({
        credits: books.ledger,
        paid: books.delivered.length,
      });
    }),
  timeoutMs,
);
