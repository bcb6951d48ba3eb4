import { connect } from '#backend/platform/db/connect.ts';
import { enqueueNewsletter } from '#backend/outreach/notifications/newsletters/enqueue-newsletter.ts';
import { extractLinks, listMails, waitForMail } from '#tests/support/mailbox.ts';
import { enqueueJob } from '#tests/support/enqueue-job.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, unconfirmed, vlinder, type Person } from '#tests/support/cast.ts';

const db = connect(stackAddress().databaseUrl, 2);
afterAll(() => db.$client.end());

const optIn = async (person: Person) => {
  await person.visitor.call('PUT /api/notifications.php', {
    body: { preferences: { news: { email: 'at_once' } } },
  });
  return person;
};

/** Like the cron job of every minute. */
const sendDueNow = () => enqueueJob(database, 'send-due-notifications');

const loadPending = async ({ user }: Person) =>
  (
    await database.query(`select 1 from pending_notifications where user_id = $1 and kind = 'news'`, [
      user.id,
    ])
  ).rowCount;

test('news reach those who consented, in their language, each once, however often they are ordered', async () => {
  const alice = await optIn(await confirmed('Alice'));
  const bob = await confirmed('Bob');
  const carla = await optIn(await confirmed('Carla', { language: 'fi' }));
  const dora = await optIn(await unconfirmed('Dora'));
  const emil = await optIn(await confirmed('Emil', {}, vlinder));
  const subject = `Neues ${crypto.randomUUID()}`;
  const text = {
    subject,
    paragraphs: ['Es gibt <b>Neues</b>.'],
    button: { label: 'Ansehen', path: '/members' },
  };
  const newsletter = { brandId: 'herzfunke', kind: 'news', texts: { de: text } } as const;
  const enqueue = (dry = false) => enqueueNewsletter(db, newsletter, new Date(), { dry });

  const rehearsal = await enqueue(true);
  expect(rehearsal.ordered).toBe(0);
  expect(rehearsal.withoutText.fi).toBeGreaterThanOrEqual(1);
  expect(await loadPending(alice)).toBe(0);

  const first = await enqueue();
  expect(first.willing).toBe(rehearsal.willing);
  expect(first.ordered).toBeGreaterThanOrEqual(1);
  expect(await Promise.all([alice, bob, carla, dora, emil].map(loadPending))).toEqual([1, 0, 0, 0, 0]);

  await sendDueNow();
  const mail = await waitForMail(alice.email, { subject: new RegExp(subject) });
  expect(mail.text).toContain('Es gibt <b>Neues</b>.');
  expect(mail.text).toContain('„Neues von Herzfunke“');
  expect(extractLinks(mail)[0]).toMatch(/\/members$/);
  expect(extractLinks(mail).some((each) => each.includes('/unsubscribe?token='))).toBe(true);
  expect(mail.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });

  expect((await enqueue()).ordered).toBe(0);
  await sendDueNow();
  await optIn(bob);
  expect((await enqueue()).ordered).toBe(1);
  await sendDueNow();
  await waitForMail(bob.email, { subject: new RegExp(subject) });

  // As if ordered again on the next day, at the moment of the first mail.
  await database.query(
    `with earlier as (
       update sent_notification_mails set sent_on = sent_on - 1 where user_id = $1 and kind = 'news' returning *)
     insert into pending_notifications (user_id, kind, subject, created_at, due_at)
     select user_id, kind, subjects[1], now(), now() from earlier`,
    [alice.user.id],
  );
  await sendDueNow();
  await until(async () => (await loadPending(alice)) === 0);
  const received = (await listMails(alice.email)).filter((each) => each.subject === subject);
  expect(received).toHaveLength(1);
});
