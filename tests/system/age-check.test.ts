import { randomUUID } from 'node:crypto';
import type { AgeChoice } from '../../backend/identity/age-check/sandbox/age-desk.ts';
import { chooseAge } from '../support/age-desk.ts';
import { stackDatabase } from '../support/database.ts';
import { Visitor } from '../support/http.ts';
import { jpeg } from '../support/pictures.ts';
import { until } from '../support/until.ts';
import { setBrand } from './brand-setting.ts';
import { confirmed, requireUser, send, someFictional, unconfirmed, type Person } from './cast.ts';

const database = stackDatabase();
const host = 'gnista.localhost';
const ask = (age_check: 'provider' | 'date_of_birth') => setBrand(database, 'gnista', { age_check });

afterAll(async () => {
  await ask('date_of_birth');
  await database.end();
});

type State = { due: boolean; state: string };

const start = ({ visitor }: Person) =>
  visitor.call<{ url: string; error?: string }>('POST /api/age-check.php', { body: {} });
const stateOf = async ({ visitor }: Person) => (await visitor.call<State>('GET /api/age-check.php')).body;
const hear = (id: string) =>
  new Visitor(host).request('/api/age-check-webhook.php', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${id}`,
  });
const isShown = async (of: Person) =>
  (await new Visitor(host).call('GET /api/member.php', { query: { id: of.user.profile.id } })).status === 200;
const isDue = async ({ visitor }: Person) => (await requireUser(visitor)).age_check_due;

async function check(person: Person, choice: AgeChoice): Promise<string> {
  const { body } = await start(person);
  return chooseAge(body.url, choice);
}

/** What needs more than a date of birth, each as a status. */
async function deeds(person: Person, to: number): Promise<Record<string, number>> {
  const { visitor } = person;
  const payment = {
    package_id: 1,
    country: 'SE',
    method: 'creditcard',
    code: null,
    amount: 1,
    begin_at_once: true,
  };
  const gift = { profile_id: to, client_message_id: randomUUID(), gift: 'rose' };
  return {
    message: (await send(person, to)).status,
    gift: (await visitor.call('POST /api/gift.php', { body: gift, key: randomUUID() })).status,
    like: (await visitor.call('POST /api/like.php', { body: { id: to } })).status,
    swipe: (await visitor.call('POST /api/swipe.php', { body: { id: to, verdict: 'like' } })).status,
    photo: (await visitor.upload('POST /api/photos.php', await jpeg())).status,
    payment: (await visitor.call('POST /api/payment.php', { body: payment, key: randomUUID() })).status,
  };
}

describe('a brand that asks for a date of birth', () => {
  test('begins no check', async () => {
    const alice = await confirmed('Alice', {}, host);
    expect(await stateOf(alice)).toEqual({ due: false, state: 'none' });
    const { status, body } = await start(alice);
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'age_check_done' });
  });
});

describe('a brand that asks for more', () => {
  let early: Person;
  beforeAll(async () => {
    early = await confirmed('Erika', {}, host);
    if (!(await isShown(early))) throw new Error('A confirmed member is shown');
    await ask('provider');
  });

  test('hides whom it had not asked before', async () => {
    expect(await isDue(early)).toBe(true);
    expect(await isShown(early)).toBe(false);
  });

  test('lets a new member look around and do nothing else', async () => {
    const alice = await confirmed('Alice', {}, host);
    const someone = await someFictional(alice.visitor);
    expect(alice.user).toMatchObject({ age_check_due: true, profile: { status: 'disabled' } });
    expect(await deeds(alice, someone)).toEqual({
      message: 403,
      gift: 403,
      like: 403,
      swipe: 403,
      photo: 403,
      payment: 403,
    });
    const { body } = await alice.visitor.call<{ error: string }>('POST /api/like.php', {
      body: { id: someone },
    });
    expect(body.error).toBe('age_check_required');
    for (const call of ['GET /api/members.php', 'GET /api/chats.php', 'GET /api/profile.php'])
      expect((await alice.visitor.call(call)).status).toBe(200);
    expect(await isShown(alice)).toBe(false);
  });

  test('opens everything and shows the profile once the check is passed', async () => {
    const alice = await confirmed('Alice', {}, host);
    const back = await check(alice, 'pass');
    expect(new URL(back).pathname).toBe('/age-check');
    await until(async () => !(await isDue(alice)));
    expect(await isShown(alice)).toBe(true);
    const someone = await someFictional(alice.visitor);
    const statuses = await deeds(alice, someone);
    expect(statuses).toMatchObject({ message: 200, like: 200, photo: 200 });
    expect(Object.values(statuses)).not.toContain(403);
    expect((await start(alice)).body.error).toBe('age_check_done');
  });

  test('lets who failed try again', async () => {
    const alice = await confirmed('Alice', {}, host);
    await check(alice, 'fail');
    await until(async () => (await stateOf(alice)).state === 'failed');
    expect(await isDue(alice)).toBe(true);
    expect(await isShown(alice)).toBe(false);
    await check(alice, 'pass');
    await until(async () => !(await isDue(alice)));
  });

  test('learns the outcome from the page that the member comes back to, where no webhook came', async () => {
    const alice = await confirmed('Alice', {}, host);
    await check(alice, 'silent');
    expect(await stateOf(alice)).toEqual({ due: false, state: 'passed' });
    const bob = await confirmed('Bob', {}, host);
    await check(bob, 'silent');
    // Begun once more instead: nobody who has passed is asked twice.
    expect((await start(bob)).body.error).toBe('age_check_done');
    expect(await isDue(bob)).toBe(false);
  });

  test('takes an outcome once, however often it is told, and keeps it', async () => {
    const alice = await confirmed('Alice', {}, host);
    await check(alice, 'repeated');
    await until(async () => !(await isDue(alice)));
    const row = () =>
      database.query<{ state: string; decided_at: Date; reference: string }>(
        'select state, decided_at, reference from age_checks where user_id = $1',
        [alice.user.id],
      );
    const [first] = (await row()).rows;
    await hear(first?.reference ?? '');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await row()).rows).toEqual([first]);
    expect(first?.state).toBe('passed');
  });

  test('believes no webhook, but the provider alone', async () => {
    const alice = await confirmed('Alice', {}, host);
    await check(alice, 'leave');
    const { rows } = await database.query<{ reference: string }>(
      'select reference from age_checks where user_id = $1',
      [alice.user.id],
    );
    expect((await hear(rows[0]?.reference ?? '')).status).toBe(200);
    expect((await hear('age_unknown')).status).toBe(200);
    expect((await stateOf(alice)).state).toBe('pending');
    expect(await isDue(alice)).toBe(true);
    expect(await stateOf(await confirmed('Bob', {}, host))).toEqual({ due: true, state: 'none' });
  });

  test('sends what was written at the signup after the check, and not before', async () => {
    const someone = await someFictional(new Visitor(host));
    const alice = await confirmed('Alice', { signup_message: { id: someone, body: 'Hej.' } }, host);
    const count = async () =>
      (await alice.visitor.call<{ chats: unknown[] }>('GET /api/chats.php')).body.chats.length;
    await check(alice, 'fail');
    await until(async () => (await stateOf(alice)).state === 'failed');
    expect(await count()).toBe(0);
    await check(alice, 'pass');
    await until(async () => (await count()) === 1);
  });

  test('is for confirmed members', async () => {
    const ulla = await unconfirmed('Ulla', {}, host);
    expect((await start(ulla)).body.error).toBe('not_confirmed');
  });

  test('shows everybody again who may be shown once it asks no more', async () => {
    const hidden = await unconfirmed('Ulla', {}, host);
    await ask('date_of_birth');
    expect(await isShown(early)).toBe(true);
    expect(await isDue(early)).toBe(false);
    expect(await isShown(hidden)).toBe(false);
  });
});
