import { defaultPreferences } from '#lib/contract/outreach/notification-kinds.ts';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import type { Privacy } from '#lib/contract/identity/privacy.ts';
import { giveCredits } from '#tests/support/chatters.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, requireUser, send, unconfirmed, type Person } from '#tests/support/cast.ts';

const get = async ({ visitor }: Person) =>
  (await visitor.call<Notifications>('GET /api/notifications.php')).body;
const change = ({ visitor }: Person, body: unknown) =>
  visitor.call<Notifications & { error?: string; fields?: Record<string, string> }>(
    'PUT /api/notifications.php',
    { body },
  );

test('by default a member has no quiet hours and the time zone of the country', async () => {
  const alice = await unconfirmed('Alice', { country: 'FI', region: 'FI-18', city: 'Helsinki' });
  expect(await get(alice)).toEqual({
    email: alice.email,
    email_source: 'signup',
    email_since: expect.stringMatching(/^20/),
    preferences: defaultPreferences,
    quiet_hours: null,
    time_zone: 'Europe/Helsinki',
  });
});

test('a change names what it changes and leaves the rest, also of others', async () => {
  const [alice, bob] = await Promise.all([unconfirmed('Alice'), unconfirmed('Bob')]);
  const quiet = { from: '22:30', to: '07:00' };
  await change(alice, { preferences: { like: { email: 'never' } }, quiet_hours: quiet });
  const { status, body } = await change(alice, {
    preferences: { like: { push: false }, new_messages: { email: 'daily' } },
    time_zone: 'Pacific/Auckland',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    preferences: {
      ...defaultPreferences,
      like: { email: 'never', push: false },
      new_messages: { email: 'daily', push: true },
    },
    quiet_hours: quiet,
    time_zone: 'Pacific/Auckland',
  });
  expect(await get(alice)).toEqual(body);
  expect((await change(alice, { quiet_hours: null })).body.quiet_hours).toBeNull();
  expect((await get(bob)).preferences).toEqual(defaultPreferences);
});

test('a time zone is stored in its one spelling', async () => {
  const alice = await confirmed('Alice');
  expect((await requireUser(alice.visitor)).time_zone).toBe('Europe/Berlin');
  for (const time_zone of ['eUROPE/hELSINKI', 'EUROPE/HELSINKI', 'Europe/Helsinki'])
    expect((await change(alice, { time_zone })).body.time_zone).toBe('Europe/Helsinki');
  expect((await requireUser(alice.visitor)).time_zone).toBe('Europe/Helsinki');
});

test.each([
  ['an unknown time zone', { time_zone: 'Europe/Nowhere' }, { time_zone: 'unknown_value' }],
  ['an offset', { time_zone: '+01:00' }, { time_zone: 'unknown_value' }],
  [
    'quiet hours without a length',
    { quiet_hours: { from: '07:00', to: '07:00' } },
    { 'quiet_hours.to': 'invalid' },
  ],
  [
    'an hour that no clock has',
    { quiet_hours: { from: '24:00', to: '07:00' } },
    { 'quiet_hours.from': 'invalid' },
  ],
  [
    'a daily weekly mail',
    { preferences: { weekly_updates: { email: 'daily' } } },
    { 'preferences.weekly_updates.email': 'unknown_value' },
  ],
  [
    'a push message of news',
    { preferences: { news: { push: true } } },
    { 'preferences.news.push': 'unknown_value' },
  ],
])('%s is refused beside its field and changes nothing', async (_what, changes, fields) => {
  const alice = await unconfirmed('Alice');
  const before = await get(alice);
  const { status, body } = await change(alice, changes);
  expect({ status, error: body.error, fields: body.fields }).toEqual({
    status: 422,
    error: 'invalid_input',
    fields,
  });
  expect(await get(alice)).toEqual(before);
});

test('consent to advertising and its end are logged, a no to what was off is not', async () => {
  const alice = await unconfirmed('Alice');
  const consents = async () => {
    const { body } = await alice.visitor.call<Privacy>('GET /api/privacy.php');
    return body.consents
      .filter(({ kind }) => kind === 'news' || kind === 'promotions')
      .map(({ kind, granted }) => [kind, granted]);
  };
  await change(alice, { preferences: { promotions: { email: 'at_once' }, news: { email: 'never' } } });
  await change(alice, { preferences: { promotions: { email: 'at_once' } } });
  expect(await consents()).toEqual([['promotions', true]]);
  await change(alice, { preferences: { promotions: { email: 'never' } } });
  expect(await consents()).toEqual([
    ['promotions', false],
    ['promotions', true],
  ]);
});

test('parallel changes all count', async () => {
  const alice = await unconfirmed('Alice');
  await Promise.all([
    change(alice, { preferences: { like: { push: false } } }),
    change(alice, { preferences: { news: { email: 'at_once' } } }),
    change(alice, { quiet_hours: { from: '21:00', to: '06:00' } }),
    change(alice, { preferences: { new_messages: { email: 'at_once' } } }),
  ]);
  expect(await get(alice)).toMatchObject({
    preferences: {
      like: { email: 'daily', push: false },
      news: { email: 'at_once' },
      new_messages: { email: 'at_once' },
    },
    quiet_hours: { from: '21:00', to: '06:00' },
  });
});

test('a weekly mail waits for its Friday from the moment it is switched on, and no longer than it is', async () => {
  const alice = await confirmed('Alice');
  const waiting = async () =>
    (
      await database.query<{ due_at: Date }>(
        `select due_at from pending_notifications where user_id = $1 and kind = 'weekly_updates'`,
        [alice.user.id],
      )
    ).rows;
  await change(alice, { time_zone: 'America/Los_Angeles' });
  expect(await waiting()).toEqual([]);
  await change(alice, { preferences: { weekly_updates: { email: 'at_once' } } });
  const [timer] = await waiting();
  expect(
    timer?.due_at.toLocaleString('en-US', {
      timeZone: 'America/Los_Angeles',
      weekday: 'long',
      hour: 'numeric',
    }),
  ).toBe('Friday 6 PM');
  await change(alice, { time_zone: 'Pacific/Auckland' });
  const [moved] = await waiting();
  expect(
    moved?.due_at.toLocaleString('en-US', { timeZone: 'Pacific/Auckland', weekday: 'long', hour: 'numeric' }),
  ).toBe('Friday 6 PM');
  await change(alice, { preferences: { weekly_updates: { email: 'never' } } });
  expect(await waiting()).toEqual([]);
});

test('two who write to each other at the same moment do not wait for each other, and each has one notification', async () => {
  const alice = await confirmed('Alice');
  const bob = await confirmed('Bob');
  for (const person of [alice, bob])
    await change(person, { preferences: { new_messages: { email: 'at_once' } } });
  await giveCredits([alice, bob], 200);
  await send(alice, bob.user.profile.id);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      nth % 2 ? send(alice, bob.user.profile.id) : send(bob, alice.user.profile.id),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const { rows } = await database.query(
    `select user_id, kind from pending_notifications where user_id = any($1) and kind <> 'reminders' order by user_id, kind`,
    [[alice.user.id, bob.user.id]],
  );
  expect(rows).toEqual([
    { user_id: alice.user.id, kind: 'new_messages' },
    { user_id: alice.user.id, kind: 'unread_message_reminders' },
    { user_id: bob.user.id, kind: 'new_conversations' },
    { user_id: bob.user.id, kind: 'unread_message_reminders' },
  ]);
});
