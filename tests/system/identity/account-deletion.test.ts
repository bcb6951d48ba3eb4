import { Visitor } from '#tests/support/http.ts';
import { aSecond, until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import {
  confirmed,
  herzfunke,
  password,
  requireUser,
  send,
  unconfirmed,
  type Person,
} from '#tests/support/cast.ts';
import { leave, linkBack } from '#tests/support/account-deletion.ts';
import { listen } from '#tests/support/listen.ts';
import { withPhotos } from '#tests/support/own-photos.ts';

type Tile = { id: number; name: string; age: number | null; city: string; main_image: unknown };

const fetchChats = async ({ visitor }: Person) =>
  (await visitor.call<{ chats: { id: number; profile: Tile; activity: unknown }[] }>('GET /api/chats.php'))
    .body.chats;

test('an end is announced beforehand, and changes nothing', async () => {
  const alice = await confirmed('Alice');
  const { status, body } = await alice.visitor.call<{ credits: number; erase_at: string }>(
    'GET /api/account-deletion.php',
  );
  expect(status).toBe(200);
  expect(body).toEqual({ credits: 5, pending_payments: 0, erase_at: expect.any(String) });
  expect(Math.round((Date.parse(body.erase_at) - Date.now()) / 3_600_000)).toBe(14 * 24);
  expect((await requireUser(alice.visitor)).status).toBe('active');
});

test('a wrong password is shown beside its field, is counted, and deletes nothing', async () => {
  const alice = await confirmed('Alice');
  const attempt = (word: string) =>
    alice.visitor.call('POST /api/account-deletion.php', { body: { reason: null, password: word } });
  const wrong = await attempt('wrong');
  expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'wrong_password' }]);
  for (let nth = 0; nth < 4; nth += 1) await attempt('wrong');
  const locked = await attempt(password);
  expect([locked.status, locked.body.error]).toEqual([429, 'account_locked']);
  expect((await requireUser(alice.visitor)).status).toBe('active');
});

test('an unknown reason is refused, and none is as good as any', async () => {
  const alice = await confirmed('Alice');
  const { status } = await alice.visitor.call('POST /api/account-deletion.php', {
    body: { reason: 'revenge', password },
  });
  expect(status).toBe(422);
  const answer = await alice.visitor.call('POST /api/account-deletion.php', {
    body: { reason: null, password },
  });
  expect(answer.status).toBe(200);
});

test('ends every session at once, and reports the others', async () => {
  const alice = await confirmed('Alice');
  const elsewhere = new Visitor(herzfunke);
  await elsewhere.call('POST /api/user.php', { body: { email: alice.email, password } });
  const stream = await listen({ ...alice, visitor: elsewhere });
  const answer = await leave(alice);
  expect(answer.email).toBe(alice.email);
  expect(alice.visitor.cookie('__Host-vonk') ?? '').toBe('');
  for (const visitor of [alice.visitor, elsewhere]) {
    expect((await visitor.call('GET /api/credits.php')).status).toBe(403);
    expect((await visitor.call<{ user: unknown }>('GET /api/user.php')).body.user).toBeNull();
  }
  expect(await stream('session-ended', 1)).toBe(1);
});

test('others find the profile nowhere within a second: page, search, likes, pictures', async () => {
  const [alice, bob] = await Promise.all([withPhotos('Alice', 1), confirmed('Bob', { gender: 'man' })]);
  const id = alice.user.profile.id;
  await bob.visitor.call('POST /api/like.php', { body: { id } });
  const path = `/members/${id}`;
  const before = await bob.visitor.get(path);
  expect(before.status).toBe(200);
  const photo = (await requireUser(alice.visitor)).main_image?.filename ?? '';
  expect((await bob.visitor.get(photo)).status).toBe(200);

  await leave(alice);
  await until(async () => (await bob.visitor.get(path)).status === 404, aSecond);
  expect((await bob.visitor.get(path)).text).toContain('noindex');
  await until(async () => (await new Visitor(herzfunke).get(photo)).status === 404, aSecond);
  for (const call of ['GET /api/member.php', 'GET /api/relation.php'])
    expect((await bob.visitor.call(call, { query: { id } })).status).toBe(404);
  for (const call of [
    'GET /api/members.php',
    'GET /api/likes.php',
    'GET /api/swipe-game.php',
    'GET /api/match-finder.php',
  ])
    expect((await bob.visitor.call(call)).text).not.toContain(`"id":${id},`);
});

test('a conversation stays readable to the other side, without a member', async () => {
  const [alice, bob] = await Promise.all([withPhotos('Alice', 1), confirmed('Bob', { gender: 'man' })]);
  await send(alice, bob.user.profile.id, 'Wie war dein Tag?');
  await send(bob, alice.user.profile.id, 'Schön, und deiner?');
  const stream = await listen(bob);
  await leave(alice);
  expect(await stream('"chats"', 1)).toBe(1);

  const [chat] = await fetchChats(bob);
  expect(chat?.profile).toMatchObject({ name: 'Gelöschtes Mitglied', age: null, city: '', main_image: null });
  expect(chat?.activity).toBeNull();
  const { body } = await bob.visitor.call<{ chat_messages: { body: string }[] }>('GET /api/chat.php', {
    query: { conversation: chat?.id ?? 0 },
  });
  expect(body.chat_messages.map((each) => each.body)).toEqual(['Wie war dein Tag?', 'Schön, und deiner?']);
  const late = await send(bob, alice.user.profile.id, 'Bist du noch da?');
  expect([late.status, late.body.error]).toEqual([409, 'recipient_unreachable']);
});

test('pending notifications of the member are dropped', async () => {
  const alice = await confirmed('Alice');
  const subscription = {
    endpoint: `https://push.example/${alice.user.id}`,
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  };
  const subscribed = await alice.visitor.call('POST /api/user.php?push=1', { body: { subscription } });
  expect(subscribed.status).toBe(200);
  await leave(alice);
  const { rows } = await database.query<{ count: number }>(
    `select (select count(*)::int from push_subscriptions where user_id = $1)
       + (select count(*)::int from pending_notifications where user_id = $1) as count`,
    [alice.user.id],
  );
  expect(rows[0]?.count).toBe(0);
});

test('an unconfirmed account is deleted too, and its address is not buried in mails', async () => {
  const ulla = await unconfirmed('Ulla');
  await leave(ulla);
  await linkBack(ulla.email);
  const { rows } = await database.query<{ count: number }>(
    `select sum(count)::int as count from mail_requests where purpose = 'reactivation'`,
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
});
