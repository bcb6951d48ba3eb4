import { connect } from '#backend/platform/db/connect.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { clockIn, runStory, formatMails, toWriter, type World } from './notification-world.ts';

const db = connect(stackAddress().databaseUrl, 2);
afterAll(() => db.$client.end());

let alice: Person;
let bob: Person;
let carla: Person;

beforeAll(async () => {
  [alice, bob, carla] = [await confirmed('Alice'), await confirmed('Bob'), await confirmed('Carla')];
});

/** From New Zealand to California, and Berlin in the two nights with a clock change. */
const places = [
  ['Pacific/Auckland', '2026-12-01'],
  ['Europe/Berlin', '2026-03-28'],
  ['Europe/Berlin', '2026-10-24'],
  ['America/Los_Angeles', '2026-07-15'],
] as const;

/** A moment by a zone's local clock. */
function at(zone: string, day: string, time: string): Date {
  const expected = `${day} ${time}`;
  for (let hour = -15; hour <= 15; hour += 0.5) {
    const moment = new Date(Date.parse(`${day}T${time}:00Z`) + hour * 3_600_000);
    const shown = clockIn(zone, moment);
    if (`${shown.day} ${shown.time}` === expected) return moment;
  }
  throw new Error(`${zone} has no ${expected}`);
}

const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const story = (zone: string, start: Date, work: (world: World) => Promise<void>, lag = 0) =>
  runStory(db, { who: alice, zone, start, lag }, work);

describe.each(places)('in %s on %s', (zone, day) => {
  const next = dayAfter(day);

  test('a first message is a mail two minutes later, one for all of a conversation until the member was back', async () => {
    await story(zone, at(zone, day, '10:00'), async (world) => {
      await world.change({ preferences: { new_messages: { email: 'at_once' } } });
      await world.hear(toWriter(bob));
      await world.after(1);
      await world.hear(toWriter(bob));
      await world.after(60);
      await world.hear(toWriter(bob));
      await world.after(60);
      expect(formatMails(world, zone)).toEqual([`new_conversations ${day} 10:02`]);
      await world.visit();
      await world.until(at(zone, day, '14:00'));
      await world.hear(toWriter(bob));
      await world.after(60);
      await world.hear(toWriter(bob));
      await world.after(60);
      expect(formatMails(world, zone).slice(1)).toEqual([`new_messages ${day} 14:02`]);
    });
  });

  test('what comes in quiet hours waits for their end, which is the member’s own morning', async () => {
    await story(zone, at(zone, day, '23:30'), async (world) => {
      await world.change({ quiet_hours: { from: '22:00', to: '07:15' } });
      await world.hear(toWriter(bob));
      await world.until(at(zone, next, '07:14'));
      expect(world.mails).toEqual([]);
      await world.until(at(zone, next, '12:00'));
      expect(formatMails(world, zone)).toEqual([`new_conversations ${next} 07:15`]);
    });
  });

  test('a mail that was held up into the quiet hours waits for their end as well', async () => {
    const work = async (world: World) => {
      await world.change({ quiet_hours: { from: '22:00', to: '07:00' } });
      await world.hear(toWriter(bob));
      await world.until(at(zone, next, '09:00'));
      expect(formatMails(world, zone)).toEqual([`new_conversations ${next} 07:00`]);
    };
    await story(zone, at(zone, day, '21:45'), work, 30);
  });

  test('a mail that waits for quiet hours goes out soon after the member ends them', async () => {
    const work = async (world: World) => {
      await world.change({ quiet_hours: { from: '22:00', to: '07:00' } });
      await world.hear(toWriter(bob));
      await world.until(at(zone, day, '23:00'));
      expect(world.mails).toEqual([]);
      await world.change({ quiet_hours: null });
      await world.after(15);
      expect(world.mails).toHaveLength(1);
    };
    await story(zone, at(zone, day, '21:45'), work, 30);
  });

  test.each(['never', 'daily'] as const)(
    'a daily mail that was held up leaves what the next one names (mails of new conversations: %s)',
    async (email) => {
      const work = async (world: World) => {
        const off = { email: 'never' } as const;
        const daily = { email: 'daily' } as const;
        await world.change({ preferences: { unread_message_reminders: off, new_messages: daily } });
        await world.change({ preferences: { new_conversations: { email } } });
        await world.hear(toWriter(bob));
        await world.visit();
        await world.after(60);
        await world.hear(toWriter(bob));
        await world.hear(toWriter(carla));
        await world.until(at(zone, day, '20:00'));
        await world.visit();
        await world.after(60);
        await world.hear(toWriter(bob));
        await world.until(at(zone, dayAfter(day, 3), '20:00'));
        const bobs = world.mails.filter(({ people }) => people?.some(({ name }) => name === 'Bob'));
        expect(bobs.map(({ at: moment }) => clockIn(zone, moment).day)).toEqual([dayAfter(day, 2)]);
      };
      await story(zone, at(zone, day, '09:00'), work, 20 * 60);
    },
  );

  test('likes are one mail at six in the evening, again on the next day', async () => {
    await story(zone, at(zone, day, '09:00'), async (world) => {
      await world.likedBy(bob);
      await world.until(at(zone, day, '20:00'));
      await world.likedBy(carla);
      await world.until(at(zone, dayAfter(day, 3), '08:00'));
      expect(formatMails(world, zone)).toEqual([`like ${day} 18:00`, `like ${next} 18:00`]);
    });
  });

  test('unread messages are reminded of once a day, three times, and again after a new one', async () => {
    await story(zone, at(zone, day, '12:00'), async (world) => {
      await world.change({ preferences: { new_conversations: { email: 'never' } } });
      await world.hear(toWriter(bob));
      await world.until(at(zone, dayAfter(day, 6), '12:00'));
      const first = [day, next, dayAfter(day, 2)].map((each) => `unread_message_reminders ${each} 18:00`);
      expect(formatMails(world, zone)).toEqual(first);
      await world.hear(toWriter(bob));
      await world.until(at(zone, dayAfter(day, 7), '12:00'));
      expect(formatMails(world, zone)).toEqual([
        ...first,
        `unread_message_reminders ${dayAfter(day, 6)} 18:00`,
      ]);
    });
  });

  test('the weekly mail is sent on Fridays at six', async () => {
    await story(zone, at(zone, day, '12:00'), async (world) => {
      await world.change({ preferences: { weekly_updates: { email: 'at_once' }, like: { email: 'never' } } });
      await world.likedBy(bob);
      await world.after(21 * 24 * 60);
      const sent = world.mails.map(({ at: moment }) => {
        const { day: sentOn, time } = clockIn(zone, moment);
        return `${new Date(`${sentOn}T12:00:00Z`).getUTCDay()} ${time}`;
      });
      expect(sent).toEqual(['5 18:00', '5 18:00', '5 18:00']);
      expect(new Set(formatMails(world, zone)).size).toBe(3);
    });
  });
});
