import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { Visitor } from '#tests/support/http.ts';
import { enqueueJob } from '#tests/support/enqueue-job.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import {
  confirmed,
  herzfunke,
  password,
  someFictional,
  unconfirmed,
  type Person,
} from '#tests/support/cast.ts';
import { erased, runErasure } from '#tests/support/account-deletion.ts';

const newAddress = () => `rightful-${randomUUID().slice(0, 8)}@people.example`;

/** By the real owner of the address, without an account. */
async function complain(email: string): Promise<string> {
  const { status, body, text } = await new Visitor(herzfunke).call<{ receipt: string }>(
    'POST /api/complaint.php',
    { body: { name: 'Frida Recht', email, category: 'privacy', text: 'Das ist meine Sache allein.' } },
  );
  if (status !== 200) throw new Error(`The complaint answered ${status}: ${text}`);
  return body.receipt;
}

async function withdraw(email: string): Promise<string> {
  const { body } = await new Visitor(herzfunke).call<{ receipt: string }>('POST /api/withdrawal.php', {
    body: { name: 'Frida Recht', order: 'V26-22222-22', email },
    key: randomUUID(),
  });
  return body.receipt;
}

async function row(text: string, ...values: unknown[]): Promise<Record<string, unknown>> {
  const { rows } = await database.query<Record<string, unknown>>(text, values);
  if (!rows[0]) throw new Error(`Nothing found: ${text}`);
  return rows[0];
}

const loadComplaint = (receipt: string) =>
  row('select name, email, text, redact_parts from complaints where reference = $1', receipt);
const loadWithdrawal = (receipt: string) =>
  row('select name, email, redact_personal_data from withdrawals where reference = $1', receipt);

const decide = (receipt: string) =>
  database.query(
    `insert into decisions (reference, complaint_id, action, ground, reason, decided_by, decided_at)
     select 'D-' || reference, id, 'none', 'no_violation', 'Nichts zu tun.', 'test', now() from complaints where reference = $1`,
    [receipt],
  );

async function accountFile({ visitor }: Person): Promise<{ complaints: { receipt: string }[] }> {
  await visitor.call('POST /api/export.php', { body: { password } });
  await until(async () => {
    const { body } = await visitor.call<{ state: string }>('GET /api/export.php');
    return body.state === 'ready';
  });
  const { bytes } = await visitor.get('/api/export.php?file=1');
  const file = unzipSync(bytes)['account.json'];
  return JSON.parse(strFromU8(file ?? new Uint8Array())) as { complaints: { receipt: string }[] };
}

test('an account with an unconfirmed address gets no file', async () => {
  const mallory = await unconfirmed('Mallory');
  const requested = await mallory.visitor.call('POST /api/export.php', { body: { password } });
  expect([requested.status, requested.body]).toEqual([403, { error: 'not_confirmed' }]);
  expect((await mallory.visitor.get('/api/export.php?file=1')).status).toBe(403);
  expect((await mallory.visitor.call('GET /api/export.php')).body).toMatchObject({ state: 'none' });
  const { rows } = await database.query('select 1 from exports where user_id = $1', [mallory.user.id]);
  expect(rows).toEqual([]);
});

test('a file that was ordered before is not made for an address that is not confirmed', async () => {
  const mallory = await unconfirmed('Mallory');
  const { id } = await row(
    `insert into exports (user_id, requested_at) values ($1, now()) returning id`,
    mallory.user.id,
  );
  await enqueueJob(database, 'make-export', { exportId: Number(id) });
  await until(async () => {
    const { rows } = await database.query(
      `select 1 from jobs.job where name = 'make-export' and data->>'exportId' = $1 and state = 'completed'`,
      [String(id)],
    );
    return rows.length === 1;
  });
  expect(await row('select status, file from exports where id = $1', id)).toEqual({
    status: 'failed',
    file: null,
  });
});

test('its erasure deletes nothing of the address’s owner', async () => {
  const email = newAddress();
  const receipts = { complaint: await complain(email), withdrawal: await withdraw(email) };
  await erased(await unconfirmed('Mallory', { email }));
  await decide(receipts.complaint);
  await runErasure();
  expect(await loadComplaint(receipts.complaint)).toEqual({
    name: 'Frida Recht',
    email,
    text: 'Das ist meine Sache allein.',
    redact_parts: [],
  });
  expect(await loadWithdrawal(receipts.withdrawal)).toEqual({
    name: 'Frida Recht',
    email,
    redact_personal_data: false,
  });
});

test('a confirmed address still counts: its complaints are in the file and go with the account', async () => {
  const frida = await confirmed('Frida');
  const receipts = { complaint: await complain(frida.email), withdrawal: await withdraw(frida.email) };
  expect((await accountFile(frida)).complaints.map(({ receipt }) => receipt)).toEqual([receipts.complaint]);
  await erased(frida);
  expect((await loadComplaint(receipts.complaint)).redact_parts).toEqual(['complainant']);
  expect((await loadWithdrawal(receipts.withdrawal)).redact_personal_data).toBe(true);
  await decide(receipts.complaint);
  await runErasure();
  expect((await loadComplaint(receipts.complaint)).email).toBe('');
});

test('what another account with the address reported is neither shown nor deleted with the confirmed one', async () => {
  const frida = await confirmed('Frida');
  const mallory = await unconfirmed('Mallory', { email: frida.email });
  const report = await mallory.visitor.call<{ receipt: string }>('POST /api/report.php', {
    body: { id: await someFictional(mallory.visitor), reason: 'spam', text: 'Von jemand anderem.' },
    key: randomUUID(),
  });
  expect(report.status).toBe(200);
  expect((await accountFile(frida)).complaints).toEqual([]);
  await erased(frida);
  expect((await loadComplaint(report.body.receipt)).redact_parts).toEqual([]);
});

test('failed logins to an unconfirmed account are not shown to its creator', async () => {
  const email = newAddress();
  const mallory = await unconfirmed('Mallory', { email });
  const owner = new Visitor(herzfunke);
  const tried = await owner.call('POST /api/user.php', { body: { email, password: 'Mein-altes-Wort-3' } });
  expect(tried.status).toBe(401);
  const { rows } = await database.query('select outcome from login_history where user_id = $1', [
    mallory.user.id,
  ]);
  expect(rows).toEqual([]);
});
