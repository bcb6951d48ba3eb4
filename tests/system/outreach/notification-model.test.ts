// The long form: `RUNS=500 npm run test:system -- notification-model`.
import { fc } from '#tests/support/properties.ts';
import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import { connect } from '#backend/platform/db/connect.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { clockIn, createWorld, type SentMail } from './notification-world.ts';
import { undone } from '#tests/support/undone.ts';

const runs = Number(process.env.RUNS ?? 25);
const db = connect(stackAddress().databaseUrl, 2);
afterAll(() => db.$client.end());

let alice: Person;
let others: Person[];
beforeAll(async () => {
  alice = await confirmed('Alice');
  others = [];
  for (const name of ['Bob', 'Carla', 'Dora', 'Emil']) others.push(await confirmed(name));
});

const zones = ['Pacific/Auckland', 'Europe/Berlin', 'America/Los_Angeles'] as const;
const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const eventKind = fc.constantFrom('new_conversations', 'new_messages', 'like' as const);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('hear' as const), from: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('like' as const), from: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('read' as const), from: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('visit' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), from: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ do: fc.constant('quiet' as const), from: time, to: time })
      .filter(({ from, to }) => from !== to),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('want' as const),
      kind: eventKind,
      email: fc.constantFrom('at_once', 'daily', 'never' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), zone: fc.constantFrom(...zones) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 3, 10, 25, 90, 400, 1500),
    }),
  },
);

const history = fc.record({
  zone: fc.constantFrom(...zones),
  // It includes both clock changes.
  start: fc.date({
    min: new Date('2026-03-20T00:00:00Z'),
    max: new Date('2026-11-05T00:00:00Z'),
    noInvalidDate: true,
  }),
  lag: fc.constantFrom(0, 0, 45),
  steps: fc.array(step, { minLength: 10, maxLength: 40 }),
});

/** Whether a clock time is in quiet hours, by text comparison. */
function isQuiet(quiet: { from: string; to: string } | null, shown: string): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from < to ? shown >= from && shown < to : shown >= from || shown < to;
}

test('for any events: nothing in quiet hours, nothing read, blocked or unwanted, never more than the cap', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(history, async ({ zone: home, start, lag, steps }) => {
      await undone(db, async (tx) => {
        const world = await createWorld(tx, alice, start, lag);
        await world.change({ time_zone: home, preferences: { new_messages: { email: 'at_once' } } });
        let zone: string = home;
        let quiet: { from: string; to: string } | null = null;
        const expected = new Map<NotificationKind, string>([
          ['new_conversations', 'at_once'],
          ['new_messages', 'at_once'],
          ['like', 'daily'],
        ]);
        const unread = new Set<string>();
        const likes = new Set<string>();
        const blocked = new Set<number>();
        const days = new Map<string, number>();
        const mailed = new Map<string, number>();
        let lastVisit = 0;
        let judged = 0;

        /** Faults of a mail, in words. */
        const judge = (mail: SentMail): string[] => {
          const shown = clockIn(zone, mail.at);
          const isEvent = mail.kind !== 'unread_message_reminders';
          const frequency = expected.get(mail.kind) ?? 'at_once';
          const paths = (mail.people ?? []).map(({ href }) => new URL(href).pathname);
          const repeated = paths.filter((path) => {
            const last = mailed.get(path);
            // The daily mail has a separate frequency, which the member has chosen too.
            if (isEvent && frequency === 'at_once') mailed.set(path, mail.at.getTime());
            return last !== undefined && lastVisit <= last - (lag + 1) * 60_000;
          });
          const key = `${mail.kind} ${shown.day}`;
          days.set(key, (days.get(key) ?? 0) + 1);
          // A mail delayed past midnight counts on the day of its order; a change of zone changes that day.
          const isCounted = lag === 0 && zone === home;
          const wrong = {
            'sent in quiet hours': isQuiet(quiet, shown.time),
            unwanted: frequency === 'never',
            'about an unknown member': paths.length === 0,
            'about what was read or a blocked member': paths.some(
              (path) => !(path.startsWith('/chats/') ? unread : likes).has(path),
            ),
            'sent twice to a member who was not back':
              isEvent && frequency === 'at_once' && repeated.length > 0,
            'more than the cap':
              isCounted && (days.get(key) ?? 0) > (isEvent && frequency === 'at_once' ? 8 : 1),
          };
          return Object.entries(wrong).flatMap(([fault, isSo]) => (isSo ? [`${mail.kind} ${fault}`] : []));
        };
        const faults: string[] = [];
        const judgeNew = () => {
          faults.push(...world.mails.slice(judged).flatMap(judge));
          judged = world.mails.length;
        };
        const toPath = (conversation: number) => `/chats/${conversation}`;

        for (const each of steps) {
          const from = 'from' in each && typeof each.from === 'number' ? others[each.from] : undefined;
          const id = from?.user.profile.id ?? 0;
          const conversation = world.conversations.get(id);
          if (each.do === 'wait') await world.after(each.minutes);
          else if (each.do === 'visit') {
            await world.visit();
            lastVisit = world.clock().getTime();
          } else if (each.do === 'quiet') {
            quiet = { from: each.from, to: each.to };
            await world.change({ quiet_hours: quiet });
          } else if (each.do === 'want') {
            expected.set(each.kind, each.email);
            await world.change({ preferences: { [each.kind]: { email: each.email } } });
          } else if (each.do === 'move') {
            zone = each.zone;
            await world.change({ time_zone: zone });
          } else if (from && !blocked.has(id)) {
            if (each.do === 'hear')
              unread.add(toPath(await world.hear({ profileId: id, userId: from.user.id })));
            else if (each.do === 'like') {
              await world.likedBy(from);
              likes.add(`/likes/m/${id}`);
            } else if (each.do === 'read' && conversation !== undefined) {
              await world.read(conversation);
              unread.delete(toPath(conversation));
            } else if (each.do === 'block') {
              await world.block(id);
              blocked.add(id);
              likes.delete(`/likes/m/${id}`);
              if (conversation !== undefined) unread.delete(toPath(conversation));
            }
          }
          judgeNew();
        }

        // Nothing is lost: unread messages cause a mail within three days if the queue is not stuck.
        const before = world.mails.length;
        const newest = world.mails.findLast(({ kind }) => kind !== 'like')?.at.getTime() ?? 0;
        await world.after(3 * 24 * 60);
        judgeNew();
        const isNotified =
          world.mails.slice(before).some(({ kind }) => kind !== 'like') || newest > lastVisit;
        expect({ faults, isMissed: lag === 0 && unread.size > 0 && !isNotified }).toEqual({
          faults: [],
          isMissed: false,
        });
        sent += world.mails.length;
      });
    }),
    { numRuns: runs },
  );
  expect(sent).toBeGreaterThan(runs);
}, 600_000);
