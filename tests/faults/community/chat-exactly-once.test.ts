// The long form: `PAIRS=50 MESSAGES=100 KILLS=4 npm run test:faults -- chat-exactly-once`.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#lib/contract/community/chat.ts';
import { makePairs, purse, type Pair } from '#tests/support/chatters.ts';
import type { ChatBrowser } from '#tests/support/chat-browser.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { startFlakyProxy } from '#tests/support/flaky-proxy.ts';
import { killPart, stackAddress, startPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const pairCount = Number(process.env.PAIRS ?? 8);
/** Messages of a pair, half from each side. */
const messages = Number(process.env.MESSAGES ?? 20);
/** Kills of each server. */
const kills = Number(process.env.KILLS ?? 1);
const timeoutMs = pairCount > 20 ? 15 * 60_000 : 240_000;
const seed = Number(process.env.SEED ?? 20_261_121);
const chance = dice(seed);
/** From 0 to below 1, from the seeded dice. */
const random = () => chance.below(1_000_000) / 1_000_000;
const toBody = (at: number) => `Nachricht ${at}`;

const database = stackDatabase();
afterAll(() => database.end());

test(
  'what members write arrives once and in order, through cut connections and killed servers, without a poll',
  async () => {
    const proxy = await startFlakyProxy(stackAddress().frontPort, 0.2, 250);
    const pairs = await makePairs(pairCount, proxy.port);
    const people = pairs.flat();
    await Promise.all(people.map((each) => each.open()));

    let isOver = false;
    const chats = Promise.all(pairs.map(chat)).finally(() => {
      isOver = true;
    });
    const cutting = (async () => {
      while (!isOver) {
        await sleep(700 + random() * 600);
        people[Math.floor(random() * people.length)]?.cut();
        if (random() < 0.2) proxy.cutAll();
      }
    })();
    const victims = Array.from({ length: kills }, () => ['backend', 'front'] as const).flat();
    for (const [nth, part] of victims.entries()) {
      const share = (nth + 1) / (victims.length + 1);
      await until(() => sent >= share * pairCount * messages);
      expect(isOver).toBe(false);
      await killPart(part);
      await sleep(300);
      await startPart(part);
    }
    await chats;
    await cutting;
    const late = await arrivals(people);
    for (const each of people) each.close();
    const cuts = proxy.cuts();
    await proxy.close();

    const expected = Array.from({ length: messages / 2 }, (_, at) => toBody(at));
    for (const [one, other] of pairs) {
      for (const [sender, reader] of [
        [one, other],
        [other, one],
      ] as const) {
        expect(bodiesFrom(sender, reader)).toEqual(expected);
        expect(bodiesFrom(sender, sender)).toEqual(expected);
        expect(await loadBodies(sender)).toEqual(expected);
        expect(await loadCredits(sender)).toEqual(purse - messages / 2);
      }
    }
    const openings = people.reduce((sum, each) => sum + each.openings, 0);
    const resyncs = people.reduce((sum, each) => sum + each.resyncs, 0);
    process.stdout.write(
      `${pairCount} pairs, ${pairCount * messages} messages: none lost, none doubled, in order; ` +
        `${cuts} connections cut, ${victims.length} servers killed, streams opened ${openings} times, ${resyncs} told to fetch all again, ` +
        `last shown ${late} ms after the last answer\n`,
    );
    // Otherwise the test exercised nothing.
    expect(cuts).toBeGreaterThan(pairCount);
    expect(openings).toBeGreaterThan(people.length + pairCount);
  },
  timeoutMs,
);

/** Accepted messages of all pairs. */
let sent = 0;

/** Both write at the same time, each the next message once the last is accepted. */
async function chat([one, other]: Pair): Promise<void> {
  const write = async (from: ChatBrowser, to: ChatBrowser) => {
    for (let at = 0; at < messages / 2; at += 1) {
      await from.send(to.profile, toBody(at));
      sent += 1;
      await sleep(random() * 1_200);
    }
  };
  await Promise.all([write(one, other), write(other, one)]);
}

/** Milliseconds until every browser shows all messages of its conversation; at most a minute. */
async function arrivals(people: readonly ChatBrowser[]): Promise<number> {
  const started = Date.now();
  await until(() => people.every(({ shown }) => shown.size >= messages)).catch(() => undefined);
  return Date.now() - started;
}

/** A sender's messages in a browser, in conversation order. */
function bodiesFrom({ profile }: ChatBrowser, { shown }: ChatBrowser): string[] {
  return [...shown.values()]
    .filter(({ sender }: Message) => sender === profile)
    .sort((a, b) => a.id - b.id)
    .map(({ body }) => body);
}

async function loadBodies({ profile }: ChatBrowser): Promise<string[]> {
  const { rows } = await database.query<{ body: string }>(
    'select body from messages where sender_profile_id = $1 order by id',
    [profile],
  );
  return rows.map(({ body }) => body);
}

async function loadCredits({ user }: ChatBrowser): Promise<number> {
  const { rows } = await database.query<{ credits: number }>(
    'select credits from users where id = $1 and credits = (select sum(delta) from credit_ledger where user_id = $1)',
    [user],
  );
  return rows[0]?.credits ?? Number.NaN;
}
