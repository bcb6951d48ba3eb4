// Two fronts and two backends on one database, connected by PostgreSQL alone and by Redis.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRateLimits } from '#backend/platform/http/rate-limits.ts';
import { sessionCookie } from '#lib/site/cookies.ts';
import { confirmed, herzfunke, password, send, unconfirmed, type Person } from '#tests/support/cast.ts';
import { listen } from '#tests/support/listen.ts';
import type { ChatBrowser } from '#tests/support/chat-browser.ts';
import { makePairs, purse } from '#tests/support/chatters.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { Visitor } from '#tests/support/http.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { startTestRedis, type TestRedis } from '#tests/support/redis.ts';
import { startSeveral, type Several } from '#tests/support/several.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { aSecond, until } from '#tests/support/until.ts';

/** Kills of each of the four processes; the senders' credits suffice for some 12. */
const rounds = Number(process.env.ROUNDS ?? 1);
const timeoutMs = 300_000 + rounds * 60_000;
const toBody = (at: number) => `Nachricht ${at}`;
const chance = dice(20_261_127);

const database = stackDatabase();
afterAll(() => database.end());

function at(port: number, { visitor }: Pick<Person, 'visitor'>): Visitor {
  const other = new Visitor(herzfunke, port);
  other.setCookie(sessionCookie, visitor.cookie(sessionCookie) ?? '');
  return other;
}

const fetchUserId = async (visitor: Visitor) =>
  (await visitor.call<{ user: { id: number } | null }>('GET /api/user.php')).body?.user?.id ?? null;

describe.each(['postgres', 'redis'])('by way of %s', (way) => {
  let redis: TestRedis | null = null;
  let several: Several;
  let environment: Record<string, string>;
  beforeAll(async () => {
    redis = way === 'redis' ? await startTestRedis() : null;
    environment = { REDIS_URL: redis?.url ?? '' };
    several = await startSeveral(environment);
  }, timeoutMs);
  afterAll(async () => {
    await several?.stop();
    await redis?.close();
  }, timeoutMs);

  test(
    'a session opened at one front is known at the other one, and ended at both by every backend',
    async () => {
      const alice = await confirmed('Alice');
      const [one, other] = several.fronts.map((port) => at(port, alice)) as [Visitor, Visitor];
      for (const each of [one, other, one, other]) expect(await fetchUserId(each)).toBe(alice.user.id);
      await one.call('GET /api/logout.php');
      // Both backends take turns.
      await until(async () => {
        for (let round = 0; round < 6; round += 1)
          if ((await fetchUserId(at(several.fronts[1], alice))) !== null) return false;
        return true;
      }, aSecond);
    },
    timeoutMs,
  );

  test(
    'what a member changes at one front is on the pages of the other one within a second',
    async () => {
      const alice = await confirmed('Alice');
      const path = `/members/${alice.user.profile.id}`;
      for (const port of several.fronts)
        expect((await new Visitor(herzfunke, port).get(path)).status).toBe(200);
      // Letters only: digits may look like a phone number, which profiles may not contain.
      const about = `Ich lese gern ${randomUUID().replace(/[\d-]/g, 'e')}`;
      const { status } = await at(several.fronts[0], alice).call('PUT /api/profile.php', {
        body: { about_me: about },
      });
      expect(status).toBe(200);
      for (const port of several.fronts)
        await until(async () => (await new Visitor(herzfunke, port).get(path)).text.includes(about), aSecond);
    },
    timeoutMs,
  );

  test(
    'a message at either front reaches the streams of both, through either backend',
    async () => {
      const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
      const streams = await Promise.all(
        several.fronts.map((port) => listen({ ...bob, visitor: at(port, bob) })),
      );
      for (let round = 0; round < 4; round += 1) {
        const writer = { ...alice, visitor: at(several.fronts[round % 2 ? 1 : 0], alice) };
        expect((await send(writer, bob.user.profile.id)).status).toBe(200);
      }
      expect(await Promise.all(streams.map((each) => each('"type":"message"', 4)))).toEqual([4, 4]);
    },
    timeoutMs,
  );

  test(
    'each job is done once, whichever process takes it',
    async () => {
      const people = await Promise.all(Array.from({ length: 12 }, () => unconfirmed('Job')));
      const mails = () => Promise.all(people.map(async ({ email }) => (await listMails(email)).length));
      await until(async () => (await mails()).every((count) => count > 0));
      await sleep(1_500);
      expect(await mails()).toEqual(people.map(() => 1));
    },
    timeoutMs,
  );

  test(
    'any of the four is killed while members write: nothing is lost or doubled, and the order stays',
    async () => {
      const one = await makePairs(2, several.fronts[0]);
      const other = await makePairs(2, several.fronts[1]);
      const pairs = [...one, ...other];
      const people = pairs.flat();
      await Promise.all(people.map((each) => each.open()));
      let isOver = false;
      const write = async (from: ChatBrowser, to: ChatBrowser) => {
        let count = 0;
        for (; !isOver; count += 1) {
          await from.send(to.profile, toBody(count));
          await sleep(100 + chance.below(200));
        }
        return { from, to, count };
      };
      const chats = Promise.all(pairs.flatMap(([a, b]) => [write(a, b), write(b, a)]));
      const victims = [
        ['backend', 0],
        ['front', 1],
        ['backend', 1],
        ['front', 0],
      ] as const;
      for (let round = 0; round < rounds; round += 1)
        for (const [kind, which] of victims) {
          await sleep(700);
          await several.kill(kind, which);
          await sleep(300);
          await several.start(kind, which);
        }
      isOver = true;
      const written = await chats;
      const countWritten = (chosen: (each: (typeof written)[number]) => boolean) =>
        written.filter(chosen).reduce((sum, { count }) => sum + count, 0);
      const isShown = (each: ChatBrowser) =>
        each.shown.size === countWritten(({ from, to }) => from === each || to === each);
      await until(() => Promise.resolve(people.every(isShown)));
      for (const each of people) each.close();
      for (const { from, count } of written) {
        const { profile, user } = from;
        expect(count).toBeGreaterThan(4 * rounds);
        const { rows } = await database.query<{ body: string }>(
          'select body from messages where sender_profile_id = $1 order by id',
          [profile],
        );
        expect(rows.map(({ body }) => body)).toEqual(
          Array.from({ length: count }, (_, each) => toBody(each)),
        );
        const { rows: purses } = await database.query<{ credits: number }>(
          'select credits from users where id = $1',
          [user],
        );
        expect(purses[0]?.credits).toBe(purse - count);
      }
    },
    timeoutMs,
  );

  test(
    'requests are counted together',
    async () => {
      const stores = {
        DATABASE_URL: stackAddress().databaseUrl,
        ...(redis ? { REDIS_URL: redis.url } : {}),
      };
      const processes = [createRateLimits(0.5, stores), createRateLimits(0.5, stores)];
      // Until its connection to the store is open, a process counts alone.
      await until(async () => {
        const spent = randomUUID();
        for (let each = 0; each < 10; each += 1) await processes[0]?.consume('login', spent);
        return Promise.resolve(processes[1]?.consume('login', spent)).then(
          () => false,
          () => true,
        );
      });
      const key = randomUUID();
      const takes = Array.from({ length: 30 }, (_, each) =>
        processes[each % 2]?.consume('login', key).then(
          () => 'in',
          (error: { code?: string }) => error.code,
        ),
      );
      const outcomes = await Promise.all(takes);
      expect(outcomes.filter((each) => each === 'in')).toHaveLength(10);
      expect(outcomes.filter((each) => each === 'too_many_requests')).toHaveLength(20);
      await Promise.all(processes.map((each) => each.close()));

      const restart = async (each: 0 | 1) => {
        await several.kill('backend', each);
        await several.start('backend', each, { LIMITS_SCALE: '0.2' });
      };
      await Promise.all([restart(0), restart(1)]);
      // Earlier tests used the same address.
      await database.query('delete from request_counts');
      await redis?.clear();
      const refused: boolean[] = [];
      // Too few attempts to lock the address itself.
      const email = `${randomUUID()}@people.example`;
      for (let round = 0; round < 8; round += 1) {
        const visitor = new Visitor(herzfunke, several.fronts[round % 2]);
        const body = { email, password };
        refused.push((await visitor.call('POST /api/user.php', { body })).status === 429);
      }
      // Each process on its own would allow four.
      expect(refused).toEqual([false, false, false, false, true, true, true, true]);
    },
    timeoutMs,
  );
});
