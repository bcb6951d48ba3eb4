// The long form: `KILLS=100 npm run test:faults -- chat-killed`.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmed, requireUser, type Person } from '#tests/support/cast.ts';
import { chatWith, getProfileId, show } from '#tests/support/chatting.ts';
import { small } from '#tests/support/own-photos.ts';
import { bringBack } from '#tests/support/bring-back.ts';
import { queryBooks, findBookFaults, findMiscounts } from '#tests/support/books.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { killPart } from '#tests/support/stack.ts';

const kills = Number(process.env.KILLS ?? 8);
const seed = Number(process.env.SEED ?? 20_261_121);
const chance = dice(seed);
/** From 0 to below 1, from the seeded dice. */
const random = () => chance.below(1_000_000) / 1_000_000;
/** Sends in flight when a process is killed. */
const underWay = 40;
const purse = 500;
const timeoutMs = 120_000 + kills * 60_000;

const database = stackDatabase();
afterAll(() => database.end());

const file = await jpeg(small);

type Try = (from: Person, to: Person, id: string) => Promise<{ status: number; body: unknown }>;

const text: Try = (from, to, id) =>
  from.visitor.call('POST /api/message.php', {
    body: { profile_id: getProfileId(to), client_message_id: id, body: `Nachricht ${id}` },
    key: id,
  });

const ways: Try[] = [
  text,
  (from, to, id) =>
    from.visitor.call('POST /api/gift.php', {
      body: { profile_id: getProfileId(to), client_message_id: id, gift: 'rose' },
      key: id,
    }),
  (from, to, id) => show(from, to.user.profile.id, { file, key: id }),
];

/** Retries under one id until accepted, as browsers do; returns the message's id. */
async function persist(way: Try, from: Person, to: Person, id: string): Promise<number> {
  let last = '';
  for (const start = Date.now(); Date.now() - start < 120_000; await sleep(200)) {
    const answer = await way(from, to, id).catch(() => null);
    if (answer?.status === 200 && answer.body) return (answer.body as { message: { id: number } }).message.id;
    last = `${answer?.status} ${JSON.stringify(answer?.body)}`;
    // Images of one account are resized one by one, and the queue is bounded.
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
      throw new Error(`A send was answered with ${answer.status}`);
  }
  throw new Error(`A send was never taken; at last the answer was ${last}`);
}

test(
  'backend or database killed in the middle of sends: each is delivered once, paid once, and the sums agree',
  async () => {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    let acknowledged = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await giveCredits([alice], purse);
      const sending = Promise.all(
        Array.from({ length: underWay }, (_each, at) =>
          persist(ways[at % ways.length] ?? text, alice, bob, randomUUID()),
        ),
      );
      const victim = kill % 2 ? 'database' : 'backend';
      await sleep(random() * 250);
      await killPart(victim);
      await sleep(100);
      await bringBack(victim);
      const ids = await sending;
      acknowledged += ids.length;
      expect(new Set(ids).size).toBe(underWay);
      const books = await queryBooks(database, alice);
      expect({ faults: findBookFaults(books), delivered: books.delivered.length }).toEqual({
        faults: [],
        delivered: acknowledged,
      });
      expect(ids.filter((id) => !books.delivered.some((each) => each.endsWith(`:${id}`)))).toEqual([]);
      expect(await findMiscounts(database, getProfileId(bob))).toEqual([]);
    }
    expect((await chatWith(bob, alice)).num_unread_messages).toBe(acknowledged);
    expect((await requireUser(alice.visitor)).credits).toBe((await queryBooks(database, alice)).credits);
  },
  timeoutMs,
);
