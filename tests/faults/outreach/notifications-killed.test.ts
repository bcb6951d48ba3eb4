// The long form: `KILLS=20 npm run test:faults -- notifications-killed`; SEED=<number> throws the same dice again.
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { enqueueJob } from '#tests/support/enqueue-job.ts';
import { killPart, startPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const kills = Number(process.env.KILLS ?? 2);
const seed = Number(process.env.SEED ?? 20_261_121);
const people = 16;
const timeoutMs = 180_000 + kills * 90_000;

const database = stackDatabase();
afterAll(() => database.end());

const subject = /mag dich/;
const mailsTo = async ({ email }: Person) =>
  (await listMails(email)).filter((mail) => subject.test(mail.subject));

test(
  `${kills} kills during notifications: none is lost, and at most one per kill is sent twice`,
  async () => {
    const chance = dice(seed);
    const bob = await confirmed('Bob');
    const readers: Person[] = [];
    for (let nth = 0; nth < people; nth += 1) {
      const member = await confirmed('Alice');
      await member.visitor.call('PUT /api/notifications.php', {
        body: { preferences: { like: { email: 'at_once' } } },
      });
      readers.push(member);
    }
    for (const { user } of readers)
      await bob.visitor.call('POST /api/like.php', { body: { id: user.profile.id } });
    const ids = readers.map(({ user }) => user.id);
    const sent = async () => (await Promise.all(readers.map(mailsTo))).flat().length;

    // An hour later for these members.
    await database.query(
      `update profiles set last_active_at = last_active_at - interval '1 hour' where user_id = any($1)`,
      [ids],
    );
    await database.query(
      `update pending_notifications set due_at = now(), created_at = created_at - interval '10 minutes' where user_id = any($1)`,
      [ids],
    );
    await enqueueJob(database, 'send-due-notifications');
    for (let nth = 0; nth < kills; nth += 1) {
      const before = await sent();
      await until(async () => (await sent()) > before || (await waiting(ids)) === 0);
      await sleep(chance.below(150));
      await killPart('backend');
      await startPart('backend');
      // The queue gives up on a dead worker after 15 minutes: move its clock, and that of the notices.
      await database.query(
        `update jobs.job set state = 'retry', start_after = now()
         where name in ('send-notification', 'send-due-notifications') and state = 'active'`,
      );
    }
    await until(async () => (await waiting(ids)) === 0, 120_000);

    const counts = await Promise.all(readers.map(async (reader) => (await mailsTo(reader)).length));
    const doubled = counts.filter((count) => count > 1).length;
    process.stdout.write(
      `${kills} kills (seed ${seed}): ${people} notifications, 0 lost, ${doubled} sent twice\n`,
    );
    expect(counts.filter((count) => count === 0)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count, 0) - people).toBeLessThanOrEqual(kills);
  },
  timeoutMs,
);

/** Pending likes, and unfinished mails. */
async function waiting(ids: number[]): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select (select count(*)::int from pending_notifications where user_id = any($1) and kind = 'like')
       + (select count(*)::int from sent_notification_mails where user_id = any($1) and done_at is null) as count`,
    [ids],
  );
  return rows[0]?.count ?? 0;
}
