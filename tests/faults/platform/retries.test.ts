// The long form: `ROUNDS=20 npm run test:faults -- retries`; SEED=<number> throws the same dice again.
import { randomUUID } from 'node:crypto';
import { maxRetries } from '#lib/browser/transport/call.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { confirmed, herzfunke, signupForm, type Person } from '#tests/support/cast.ts';
import { getProfileId } from '#tests/support/chatting.ts';
import { hashIn, pay, listPhotos, small, upload } from '#tests/support/own-photos.ts';
import { queryBooks, findBookFaults } from '#tests/support/books.ts';
import { postOrder, previewOrder } from '#tests/support/buying.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '#tests/support/fault-proxy.ts';
import { Visitor } from '#tests/support/http.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { stackAddress } from '#tests/support/stack.ts';

const rounds = Number(process.env.ROUNDS ?? 2);
const seed = Number(process.env.SEED ?? 20_261_121);
const timeoutMs = 120_000 + rounds * 60_000;
const cuts: readonly Fault[] = ['cut_unsent', 'cut_before', 'cut_in', 'cut_after'];

const database = stackDatabase();
const chance = dice(seed);

let proxy: FaultProxy;
let alice: Person;
/** Alice's browser, with a faulty connection to the front. */
let cutOff: Visitor;
let bob: Person;
/** Alice's previewed order. */
let shown: Order;

beforeAll(async () => {
  proxy = await startFaultProxy(stackAddress().frontPort);
  [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  await pay(alice);
  await giveCredits([alice], 500 + rounds * 100);
  shown = (await previewOrder(alice.visitor)).order;
  cutOff = new Visitor(herzfunke, proxy.port);
  cutOff.setCookie('__Host-vonk', alice.visitor.cookie('__Host-vonk') ?? '');
});

afterAll(async () => {
  await proxy.close();
  await database.end();
});

type RetriedAction = {
  name: string;
  /** One attempt under a key; throws without a response. */
  attempt: (key: string) => Promise<{ status: number }>;
  /** How often it has happened. */
  effects: () => Promise<number>;
};

const actions: RetriedAction[] = [
  {
    name: 'a text',
    attempt: (key) =>
      cutOff.call('POST /api/message.php', {
        body: { profile_id: getProfileId(bob), client_message_id: key, body: 'Hallo.' },
        key,
      }),
    effects: () =>
      count(
        'select count(*) from messages where sender_profile_id = $1 and gift is null',
        getProfileId(alice),
      ),
  },
  {
    name: 'a gift',
    attempt: (key) =>
      cutOff.call('POST /api/gift.php', {
        body: { profile_id: getProfileId(bob), client_message_id: key, gift: 'rose' },
        key,
      }),
    effects: () =>
      count(
        'select count(*) from messages where sender_profile_id = $1 and gift is not null',
        getProfileId(alice),
      ),
  },
  {
    name: 'an order',
    attempt: (key) => postOrder(cutOff, shown, { key }),
    effects: () => count('select count(*) from payments where user_id = $1', alice.user.id),
  },
  {
    name: 'a complaint',
    attempt: async (key) => {
      // Its proof comes over another connection and can be used once.
      const proof = await alice.visitor.proof();
      const form = { name: 'Alice', email: alice.email, category: 'other', text: 'Das geht so nicht.' };
      return cutOff.call('POST /api/complaint.php', { body: { ...form, proof }, key });
    },
    effects: () => count('select count(*) from complaints where email = $1', alice.email),
  },
];

test.each(actions)(
  '$name that is tried again after one to six cuts, each before, in or after its answer, happens once',
  async ({ attempt, effects }) => {
    for (let round = 0; round < rounds; round += 1)
      for (let times = 1; times <= maxRetries + 1; times += 1) {
        const before = await effects();
        const key = randomUUID();
        for (let nth = 0; nth < times; nth += 1) {
          proxy.next(chance.pick(cuts));
          await attempt(key).catch(() => null);
        }
        await proxy.set('pass');
        expect((await attempt(key)).status).toBe(200);
        expect(await effects()).toBe(before + 1);
      }
    expect(findBookFaults(await queryBooks(database, alice))).toEqual([]);
  },
  timeoutMs,
);

test(
  'a photo that is sent again after cuts is there once',
  async () => {
    for (const fault of cuts) {
      const [key, file] = [randomUUID(), await jpeg(small)];
      const before = (await listPhotos(alice.visitor)).length;
      proxy.next(fault);
      await upload(cutOff, file, key).catch(() => null);
      await proxy.set('pass');
      const { status, body } = await upload(cutOff, file, key);
      expect([status, body.photos.length]).toEqual([200, before + 1]);
      expect(new Set(body.photos.map(({ filename }) => hashIn(filename))).size).toBe(before + 1);
    }
  },
  timeoutMs,
);

test(
  'a signup that is tried again under its key is one account',
  async () => {
    for (const fault of cuts) {
      const form = signupForm('Carla');
      const key = randomUUID();
      const carla = new Visitor(herzfunke, proxy.port);
      const attempt = async (cut: Fault | null) => {
        const body = { ...form, proof: await carla.proof() };
        if (cut) proxy.next(cut);
        return carla.call('POST /api/signup.php', { body, key }).catch(() => null);
      };
      await attempt(fault);
      await proxy.set('pass');
      expect((await attempt(null))?.status).toBe(200);
      expect(await count('select count(*) from users where email = $1', form.email)).toBe(1);
    }
  },
  timeoutMs,
);

async function count(text: string, value: number | string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(text, [value]);
  return Number(rows[0]?.count);
}
