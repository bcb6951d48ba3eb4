import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmed, password, requireUser, unconfirmed, type Person } from '#tests/support/cast.ts';
import { operated } from '#tests/support/operating.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { wakeWorkers } from '#tests/support/enqueue-job.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { stackAddress, startPart, stopPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { findFreePort } from '#scripts/supervisor/free-port.ts';

jest.setTimeout(180_000);

const database = stackDatabase();
const server = await startMailServer();
const metricsPort = await findFreePort();
let bob: Person;

beforeAll(async () => {
  bob = await confirmed('Bob');
  await stopPart('backend');
  await startPart('backend', { SMTP_URL: server.url, METRICS_PORT: String(metricsPort) });
});
beforeEach(() => server.turn(null));
afterAll(async () => {
  await stopPart('backend');
  await startPart('backend');
  server.close();
  await database.end();
});

type Row = { id: number; job: string; status: string; attempts: number; error: string | null };

async function delivery(kind: string, { user }: Person): Promise<Row | undefined> {
  const { rows } = await database.query<Row>(
    `select id, job_id as job, status, attempts, error from mail_deliveries
     where kind = $1 and subject_id = $2 order by id desc limit 1`,
    [kind, user.id],
  );
  return rows[0];
}

const untilState = (kind: string, person: Person, status: string, attempts = 1) =>
  until(async () => {
    const row = await delivery(kind, person);
    return row?.status === status && row.attempts >= attempts;
  });

/** Moves a waiting mail this many hours ahead, to its next attempt. */
async function pass(kind: string, person: Person, hours: number): Promise<void> {
  const { rowCount } = await database.query(
    `update jobs.job set start_after = now(), created_on = created_on - make_interval(hours => $3)
     where name = 'send-mail' and state = 'retry' and data->>'mail' = $1 and (data->>'id')::bigint = $2`,
    [kind, person.user.id, hours],
  );
  expect(rowCount).toBe(1);
  await wakeWorkers(database, 'send-mail');
}

/** When the queue tries the mail again. */
const waits = (kind: string, person: Person) =>
  until(async () => {
    const { rowCount } = await database.query(
      `select 1 from mail_deliveries join jobs.job on job.id = job_id
       where kind = $1 and subject_id = $2 and job.state = 'retry'
         and abs(extract(epoch from next_at - job.start_after)) < 2`,
      [kind, person.user.id],
    );
    return rowCount === 1;
  });

const backendLog = () => readFileSync(join(stackAddress().logs, 'backend.log'), 'utf8');

async function counted(mail: string, state: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('vonk_backend_mails_total{'));
  const found = lines.find(
    (line) =>
      line.includes(`mail="${mail}"`) && line.includes(`state="${state}"`) && line.includes('herzfunke'),
  );
  return Number(found?.split(' ').at(-1) ?? 0);
}

test('that is silent and then refuses everyone for 47 hours loses no mail', async () => {
  server.turn('silent');
  const alice = await unconfirmed('Alice');
  await untilState('activation', alice, 'waiting');
  await waits('activation', alice);
  await pass('activation', alice, 24);
  await untilState('activation', alice, 'waiting', 2);
  server.turn({ at: 'greeting', code: 421, text: '4.3.2 Come back later' });
  await waits('activation', alice);
  await pass('activation', alice, 23);
  await untilState('activation', alice, 'waiting', 3);
  expect(server.taken(alice.email)).toBe(0);

  await waits('activation', alice);
  server.turn(null);
  // A mail server that just failed is not contacted for ten seconds.
  await sleep(10_000);
  await pass('activation', alice, 0);
  await untilState('activation', alice, 'sent');
  expect(server.taken(alice.email)).toBe(1);
});

test('that refuses temporarily is retried', async () => {
  server.turn({ at: 'recipient', code: 450, text: '4.2.0 Greylisted' });
  const alice = await unconfirmed('Alice');
  await untilState('activation', alice, 'waiting');
  expect((await delivery('activation', alice))?.error).toContain('450');
  // The retry is part of the plan: the list of mails shows it, and the log has no failure.
  const failures = backendLog()
    .split('\n')
    .filter((line) => line.includes('"mail":"activation"') && line.includes('"job failed"'));
  expect(failures).toEqual([]);
  expect(backendLog()).not.toContain(alice.email);
  server.turn(null);
  await untilState('activation', alice, 'sent');
  expect(server.taken(alice.email)).toBe(1);
  expect((await requireUser(alice.visitor)).notifications_disabled).toEqual([]);
});

test('that knows no such mailbox is tried once, and the address has bounced', async () => {
  server.turn({ at: 'recipient', code: 550, text: '5.1.1 No such user' });
  const alice = await unconfirmed('Alice');
  await untilState('activation', alice, 'bounced');
  const { rows } = await database.query<{ state: string }>(`select state::text from jobs.job where id = $1`, [
    (await delivery('activation', alice))?.job,
  ]);
  await until(async () => (await requireUser(alice.visitor)).notifications_disabled.length > 0);
  expect((await requireUser(alice.visitor)).notifications_disabled).toEqual(['bounce']);
  expect(rows.every(({ state }) => state !== 'retry' && state !== 'failed')).toBe(true);
  expect(server.asked(alice.email)).toBe(1);
  expect(await counted('activation', 'bounced')).toBeGreaterThan(0);
});

test('that takes a mail for spam is not asked again, and the address is still good', async () => {
  server.turn({ at: 'text', code: 554, text: '5.7.1 Message refused' });
  const alice = await unconfirmed('Alice');
  await untilState('activation', alice, 'bounced');
  expect((await requireUser(alice.visitor)).notifications_disabled).toEqual([]);
  expect(server.asked(alice.email)).toBe(1);
});

test('a full mailbox is retried for 48 hours, and switches nothing off', async () => {
  server.turn({ at: 'recipient', code: 552, text: '5.2.2 Mailbox full' });
  const alice = await unconfirmed('Alice');
  await untilState('activation', alice, 'waiting');
  await waits('activation', alice);
  await pass('activation', alice, 48);
  await untilState('activation', alice, 'bounced', 2);
  const { rows } = await database.query<{ kind: string }>(`select kind from mail_events where id = $1`, [
    `smtp:${(await delivery('activation', alice))?.job}`,
  ]);
  expect(rows).toEqual([{ kind: 'soft_bounce' }]);
  expect((await requireUser(alice.visitor)).notifications_disabled).toEqual([]);
});

test('what is given up after 48 hours is logged as an error and counted, and the command sends it again', async () => {
  server.turn({ at: 'recipient', code: 451, text: '4.3.0 Try again' });
  const alice = await unconfirmed('Alice');
  await untilState('activation', alice, 'waiting');
  await waits('activation', alice);
  await pass('activation', alice, 48);
  await untilState('activation', alice, 'given_up');
  await until(() => Promise.resolve(backendLog().includes('a mail was given up')));
  expect(await counted('activation', 'given_up')).toBe(1);
  const row = await delivery('activation', alice);
  expect(await operated('mails', 'list', '--brand', 'herzfunke', '--kind', 'activation')).toMatch(
    new RegExp(`^${row?.id}  given_up  activation ${alice.user.id}  herzfunke  `, 'm'),
  );
  expect(await operated('mails', 'list', '--brand', 'vlinder')).not.toContain(`${row?.id}  given_up`);

  server.turn(null);
  const tooLate = ['--to', '2026-01-01'];
  expect(await operated('mails', 'resend', '--kind', 'activation', ...tooLate)).toContain('0 mails');
  expect(await operated('mails', 'resend', '--kind', 'activation', '--brand', 'herzfunke')).toContain(
    '1 mail goes',
  );
  await until(() => Promise.resolve(server.taken(alice.email) === 1));
  expect(await operated('mails', 'resend', String(row?.id))).toContain('0 mails');
  await untilState('activation', alice, 'sent');
  const sent = await delivery('activation', alice);
  expect(await operated('mails', 'resend', String(sent?.id))).toContain('1 mail goes');
  await until(() => Promise.resolve(server.taken(alice.email) === 2));
});

test('a mail that has become pointless is dropped, and that is written down', async () => {
  server.turn({ at: 'recipient', code: 451, text: '4.3.0 Try again' });
  const email = `new-${Date.now()}@people.example`;
  const { status } = await bob.visitor.call('POST /api/mail-change.php', { body: { email, password } });
  expect(status).toBe(200);
  await untilState('mail-change', bob, 'waiting');
  const attempts = server.asked(email);
  await database.query(
    `update mail_tokens set expires_at = now() where user_id = $1 and purpose = 'mail_change'`,
    [bob.user.id],
  );
  server.turn(null);
  await untilState('mail-change', bob, 'dropped');
  expect(server.asked(email)).toBeLessThanOrEqual(attempts + 1);
  expect(server.taken(email)).toBe(0);
});

test('that refuses us, one mail after the other, is paused, and no member is affected', async () => {
  server.turn({
    at: 'recipient',
    code: 554,
    text: 'Service unavailable; Client host blocked using a blocklist',
  });
  const refused = await Promise.all(Array.from({ length: 10 }, () => unconfirmed('Nora')));
  await Promise.all(refused.map((each) => untilState('activation', each, 'waiting')));
  await until(() => Promise.resolve(backendLog().includes('mails are stopped: servers refuse us')));
  server.turn(null);
  const alice = await unconfirmed('Alice');
  await untilState('activation', alice, 'waiting');
  expect(server.asked(alice.email)).toBe(0);
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain(
    'vonk_backend_mails_stopped 1',
  );
  for (const { visitor } of refused.slice(0, 2))
    expect((await requireUser(visitor)).notifications_disabled).toEqual([]);
});
