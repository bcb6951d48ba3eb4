import { sql } from 'drizzle-orm';
import { connect, type Tx } from '#backend/platform/db/connect.ts';
import { scheduleReminders } from '#backend/outreach/notifications/schedule-reminders.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { confirmed, someFictional, unconfirmed, type Person } from '#tests/support/cast.ts';
import {
  createWorld,
  runStory,
  formatMails,
  toWriter,
  type World,
  type Writer,
} from './notification-world.ts';
import { undone } from '#tests/support/undone.ts';

const db = connect(stackAddress().databaseUrl, 2);
afterAll(() => db.$client.end());

let alice: Person;
let bob: Person;
let carla: Person;
let fictional: Writer;

beforeAll(async () => {
  [alice, bob, carla] = [await confirmed('Alice'), await confirmed('Bob'), await confirmed('Carla')];
  fictional = { profileId: await someFictional(alice.visitor), userId: null };
});

const noon = new Date('2026-06-10T10:00:00Z');
const here = (work: (world: World, tx: Tx) => Promise<void>, lag = 0) =>
  runStory(db, { who: alice, zone: 'Europe/Berlin', start: noon, lag }, work);

test('no mail for what was read, also while the mail was queued', async () => {
  await here(async (world) => {
    await world.read(await world.hear(toWriter(bob)));
    await world.after(3 * 24 * 60);
    expect(world.mails).toEqual([]);
  });
  await here(async (world) => {
    const conversation = await world.hear(toWriter(bob));
    await world.after(5);
    await world.read(conversation);
    await world.after(3 * 24 * 60);
    expect(world.mails).toEqual([]);
  }, 10);
});

test('a mail that lay in the queue while the member was back is left out; what comes later is mailed', async () => {
  await here(async (world) => {
    await world.change({ preferences: { new_messages: { email: 'at_once' } } });
    await world.hear(toWriter(bob));
    await world.after(5);
    await world.visit();
    await world.after(1);
    await world.hear(toWriter(bob));
    await world.after(2 * 60);
    expect(world.mails.map(({ kind }) => kind)).toEqual(['new_messages']);
  }, 45);
});

test('a member on the page gets no mail; it waits for one who may still be there', async () => {
  await here(async (world) => {
    await world.visit();
    await world.after(1);
    await world.hear(toWriter(bob));
    // A poll that records the member again, fifteen minutes after the first.
    await world.after(15);
    await world.visit();
    await world.after(60);
    expect(world.mails).toEqual([]);
  });
  await here(async (world) => {
    await world.visit();
    await world.after(1);
    await world.hear(toWriter(bob));
    await world.after(60);
    expect(formatMails(world, 'Europe/Berlin')).toEqual(['new_conversations 2026-06-10 12:21']);
  });
});

test('a message after a visit is a separate mail, though an older one waits', async () => {
  await here(async (world) => {
    await world.change({ preferences: { new_messages: { email: 'at_once' } } });
    await world.hear(toWriter(bob));
    await world.after(5);
    await world.visit();
    await world.after(60);
    await world.hear(toWriter(bob));
    await world.after(60);
    expect(world.mails.map(({ kind }) => kind)).toEqual(['new_conversations', 'new_messages']);
  });
});

test('nothing about the blocked, the muted, the departed, or an undone like', async () => {
  await here(async (world, tx) => {
    await world.change({ preferences: { like: { email: 'at_once' } } });
    await world.hear(toWriter(bob));
    await world.likedBy(carla);
    const muted = await world.hear(toWriter(carla));
    await tx.execute(sql`
      update conversation_members set muted = true
      where conversation_id = ${muted} and profile_id = ${alice.user.profile.id}`);
    await tx.execute(sql`delete from likes where liked_profile_id = ${alice.user.profile.id}`);
    await world.block(bob.user.profile.id);
    await world.after(3 * 24 * 60);
    expect(world.mails).toEqual([]);
  });
  await here(async (world, tx) => {
    await world.hear(toWriter(bob));
    await tx.execute(sql`update profiles set status = 'disabled' where id = ${bob.user.profile.id}`);
    await world.after(3 * 24 * 60);
    expect(world.mails).toEqual([]);
  });
});

test.each([
  ['a complaint', sql`notifications_disabled = '{fbl}'`],
  ['a bounce', sql`notifications_disabled = '{bounce}'`],
  ['an unsubscription', sql`notifications_disabled = '{listunsubscribe}'`],
  ['the operator', sql`locked_at = now()`],
  ['a deletion', sql`status = 'deleted'`],
])('no mail to an account that is closed by %s', async (_why, change) => {
  await here(async (world, tx) => {
    await world.change({ preferences: { weekly_updates: { email: 'at_once' } } });
    await world.hear(toWriter(bob));
    await world.likedBy(carla);
    await tx.execute(sql`update users set ${change} where id = ${alice.user.id}`);
    await world.after(10 * 24 * 60);
    expect(world.mails).toEqual([]);
  });
});

test('a fictional writer is labelled in subject and list, real and fictional unread messages are counted apart', async () => {
  await here(async (world) => {
    await world.change({ preferences: { new_messages: { email: 'at_once' } } });
    const conversation = await world.hear(fictional);
    await world.read(conversation);
    await world.hear(fictional, true);
    await world.after(5);
    const [first] = world.mails;
    expect(first?.subject).toMatch(/ \(Fiktives Profil\) hat dir zum ersten Mal geschrieben$/);
    expect(first?.people?.[0]?.line).toMatch(/ · Fiktives Profil$/);
    expect(JSON.stringify(first)).not.toContain('Geheimes Wort');
    await world.hear(toWriter(bob));
    await world.hear(toWriter(bob));
    await world.change({ preferences: { new_conversations: { email: 'never' } } });
    await world.after(2 * 24 * 60);
    const reminder = world.mails.find(({ kind }) => kind === 'unread_message_reminders');
    expect(reminder?.subject).toBe('3 ungelesene Nachrichten');
    expect(reminder?.facts?.map(({ value }) => value)).toEqual(['2', '1']);
    expect(reminder?.people?.map(({ line }) => line.includes(' · Fiktives Profil'))).toEqual([false, true]);
  });
});

test('a mutual like is reported as a match, and leads to the profile', async () => {
  await here(async (world, tx) => {
    await world.change({ preferences: { like: { email: 'at_once' } } });
    await tx.execute(sql`
      insert into likes (liker_profile_id, liked_profile_id, created_at)
      values (${alice.user.profile.id}, ${bob.user.profile.id}, ${noon.toISOString()})`);
    await world.likedBy(bob);
    await world.after(5);
    expect(world.mails).toMatchObject([
      {
        subject: 'Ihr mögt euch: Bob und du',
        button: { href: expect.stringMatching(`/likes/m/${bob.user.profile.id}$`) },
      },
    ]);
  });
});

test('a member who wants every mail gets eight a day at most, the rest in the morning', async () => {
  await here(async (world, tx) => {
    await world.change({ preferences: { unread_message_reminders: { email: 'never' } } });
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from profiles where fictional and status = 'active' and pool = 'demo' limit 12`);
    for (const { id } of rows) {
      await world.hear({ profileId: id, userId: null });
      await world.after(10);
    }
    await world.after(24 * 60);
    const days = formatMails(world, 'Europe/Berlin').map((each) => each.split(' ')[1]);
    expect(days.filter((each) => each === '2026-06-10')).toHaveLength(8);
    expect(formatMails(world, 'Europe/Berlin').at(-1)).toBe('new_conversations 2026-06-11 09:00');
    expect(world.mails.at(-1)?.subject).toBe('4 neue Gespräche');
  });
});

test('an unconfirmed address gets a reminder after one day and after seven, with a working link, and no more', async () => {
  const dora = await unconfirmed('Dora');
  await undone(db, async (tx) => {
    const signup = new Date(dora.user.signup_date);
    const world = await createWorld(tx, dora, signup);

    await scheduleReminders(tx, dora.user.id, signup);
    await world.after(20 * 24 * 60);
    const days = world.mails.map(({ at: moment }) => (moment.getTime() - signup.getTime()) / 86_400_000);
    expect(days).toEqual([1, 7]);
    expect(world.mails.map(({ kind }) => kind)).toEqual(['reminders', 'reminders']);
    expect(world.mails[0]?.button?.href).toMatch(/\/activate\/done\?token=/);
  });
});

test('a missing photo is mentioned once, three days after the signup; never to another’s address', async () => {
  await undone(db, async (tx) => {
    const world = await createWorld(tx, alice, noon);

    await scheduleReminders(tx, alice.user.id, noon);
    await world.after(20 * 24 * 60);
    expect(
      world.mails.map(({ subject, at: moment }) => [subject, moment.getTime() - noon.getTime()]),
    ).toEqual([['Deinem Profil bei Herzfunke fehlt noch ein Foto', 3 * 86_400_000]]);
  });
  const stranger = await unconfirmed('Emil');
  await undone(db, async (tx) => {
    const world = await createWorld(tx, stranger, noon);
    await tx.execute(sql`update users set confirmable = false where id = ${stranger.user.id}`);

    await scheduleReminders(tx, stranger.user.id, noon);
    await world.after(20 * 24 * 60);
    expect(world.mails).toEqual([]);
  });
});

test('the weekly mail counts what is true at that moment, real and fictional apart, and is omitted without news', async () => {
  await here(async (world, tx) => {
    await world.change({
      preferences: {
        weekly_updates: { email: 'at_once' },
        like: { email: 'never' },
        new_conversations: { email: 'never' },
        unread_message_reminders: { email: 'never' },
      },
    });
    await tx.execute(sql`
      update profiles set created_at = ${noon.toISOString()}::timestamptz - interval '1 year' where pool = 'demo'`);
    await world.after(7 * 24 * 60);
    expect(world.mails).toEqual([]);
    await world.likedBy(bob);
    await world.hear(fictional);
    await tx.execute(sql`
      update profiles set created_at = ${world.clock().toISOString()}, gender = 'man', sexuality = 'hetero', country = 'DE',
        city = 'Köln', latitude = 50.94, longitude = 6.96, show_age = false
      where id = ${carla.user.profile.id}`);
    await world.after(7 * 24 * 60);
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.facts).toEqual([
      { name: 'Neue Mitglieder in deiner Nähe', value: '1' },
      { name: 'Neue Likes von Mitgliedern', value: '1' },
      { name: 'Ungelesene Gespräche mit fiktiven Profilen', value: '1' },
    ]);
    expect(world.mails[0]?.people).toMatchObject([{ name: 'Carla', line: 'Köln' }]);
  });
});
