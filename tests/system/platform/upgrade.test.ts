import { execFile, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { PgBoss } from 'pg-boss';
import type pg from 'pg';
import { findByCode } from '#backend/commerce/discounts/queries.ts';
import { listCalls } from '#backend/growth/postbacks/list-postbacks.ts';
import { listBlocks } from '#backend/community/members/inherit-blocks.ts';
import { getRedeemedBonuses } from '#backend/identity/returning-members/redeemed-bonuses.ts';
import {
  collectAccount,
  collectChats,
  collectMoney,
  collectProfile,
} from '#backend/identity/privacy/exports/collect.ts';
import { connect, inTransaction, type Db } from '#backend/platform/db/connect.ts';
import { findCase } from '#backend/trust/complaints/decide/find-case.ts';
import { demoBrands } from '#demo/brands.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { migrateTo } from '#tests/support/migrate-to.ts';
import { endProgram, environmentOn, startBackend } from '#tests/support/own-backend.ts';
import { declaredNames, namesInDatabase } from '#tests/support/schema-names.ts';
import { until } from '#tests/support/until.ts';

/** A filled installation of migration 0031, to which 0032 and later ones give the present names of tables, columns and jobs. */
const name = `vonk_upgrade_${process.pid}`;
const server = stackDatabase();
const environment = environmentOn(name);
const url = environment.DATABASE_URL ?? '';
const db: Db = connect(url, 2);
const database: pg.Pool = db.$client;
let backend: ChildProcess | undefined;

/** Tables by their names before and after. */
const newNames: Record<string, string> = {
  used_challenges: 'redeemed_challenges',
  write_answers: 'idempotency_records',
  address_marks: 'returning_members',
};
const tables = [
  'users profiles photos likes blocks profile_notes drafts discount_codes payments payment_events withdrawals',
  'complaints decisions login_history consent_log exports arrivals postback_calls',
  Object.keys(newNames).join(' '),
].flatMap((line) => line.split(' '));

/** Tables of which 0035 renames columns. */
const laterTables = [
  'companies package_prices conversations swipes mail_events mail_requests mail_deliveries sent_notification_mails',
  'conversions postbacks postback_calls receipt_counters metric_reporters',
].flatMap((line) => line.split(' '));

/** The rows without the names of their columns. */
const loadValues = async (table: string) =>
  (await database.query<unknown[]>({ text: `select * from ${table} order by 1, 2`, rowMode: 'array' })).rows;

const countRows = async (rows: string) =>
  (await database.query<{ count: number }>(`select count(*)::int from ${rows}`)).rows[0]?.count;

async function fill(): Promise<void> {
  const settings = JSON.stringify(demoBrands.find(({ id }) => id === 'herzfunke')?.settings);
  const rows = readFileSync('tests/support/filled-0031.sql', 'utf8');
  await database.query(rows.replace(':settings', () => `'${settings.replaceAll("'", "''")}'`));
}

/** Jobs of the version before, which run on a schedule and carry no data. */
const earlierJobs = ['remove-stale-signups', 'forget-measures', 'attend-notices'];

async function withQueue(work: (boss: PgBoss) => Promise<unknown>): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  await work(boss);
  await boss.stop();
}

const enqueueBefore = () =>
  withQueue(async (boss) => {
    for (const queue of earlierJobs) {
      await boss.createQueue(queue);
      await boss.schedule(queue, '20 3 * * *', {});
      await boss.send(queue, {});
    }
    await boss.createQueue('send-notice');
    await boss.send('send-notice', { mailingId: 7 }, { startAfter: '2100-01-01T00:00:00Z' });
  });

/** Rows by migration and table. */
const stored: Record<number, Record<string, unknown[][]>> = {};

async function store(migration: number, names: readonly string[]): Promise<void> {
  const rows = names.map(async (table) => {
    const current = migration > 31 ? (newNames[table] ?? table) : table;
    return [table, await loadValues(current)] as const;
  });
  stored[migration] = Object.fromEntries(await Promise.all(rows));
}

beforeAll(async () => {
  await server.query(`create database ${name}`);
  await migrateTo(db, 31);
  await fill();
  await enqueueBefore();
  await store(31, tables);
  await migrateTo(db, 32);
  await store(32, tables);
  await migrateTo(db, 34);
  await store(34, laterTables);
  await database.query(`insert into users (brand_id, email, password_hash, status, language, signup_date, consents,
    erased_at, deletion_reason)
    values ('herzfunke', 'erased@invalid', '', 'deleted', 'de', now(), '{}', now(), 'other')`);
  await promisify(execFile)(process.execPath, ['dist/migrate.mjs'], { env: environment });
  await store(35, laterTables);
});

afterAll(async () => {
  await endProgram(backend);
  await database.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

test.each([
  ...tables.map((table) => [table, 31, 32] as const),
  ...laterTables.map((table) => [table, 34, 35] as const),
])('an update leaves the rows of %s as they are, from %i to %i', (table, before, after) => {
  expect(stored[before]?.[table]).not.toEqual([]);
  expect(stored[after]?.[table]).toEqual(stored[before]?.[table]);
});

test('tables, columns, indexes and constraints are named as the code declares them', async () => {
  const declared = await declaredNames();
  const names = await namesInDatabase(database, [
    ...new Set(declared.map((each) => each.split('.')[0] ?? '')),
  ]);
  const hasNotNull = names.some((each) => each.endsWith('_not_null'));
  expect(names).toEqual(declared.filter((each) => hasNotNull || !each.endsWith('_not_null')));
});

test('an erased account keeps no reason of its deletion', async () => {
  expect(await countRows("users where email = 'erased@invalid' and deletion_reason is null")).toBe(1);
});

test('a changed price is recorded', async () => {
  await database.query('update credit_packages set amount = 4999');
  expect(await countRows('package_prices where amount = 4999 and effective_at <= clock_timestamp()')).toBe(1);
});

test('reads what members and staff had stored', async () => {
  const alice = { userId: 1, profileId: 1, brandId: 'herzfunke', email: 'alice@people.example' };
  const [account, money, profile, chats] = await inTransaction(db, async (tx) => [
    await collectAccount(tx, alice),
    await collectMoney(tx, alice),
    await collectProfile(tx, alice),
    await collectChats(tx, alice),
  ]);
  expect(account).toMatchObject({
    account: { redeemed_bonuses: ['signup', 'goodbye'], redeemed_discounts: ['7'] },
    consents: [{ kind: 'sensitive', at: '2026-11-01 10:00:00+00' }],
    logins: [{ user_agent: 'recent' }, { user_agent: 'old' }],
    complaints: [{ receipt: 'HERZFUNKE-1', text: 'Complaint of Alice' }],
  });
  expect(money).toMatchObject({
    withdrawals: [{ receipt: 'W-1', used_amount: 1200 }],
    discount_codes: [{ code: 'STAY-1', expires: '2027-01-01 00:00:00+00' }],
  });
  expect(profile).toMatchObject({
    likes_sent: [{ id: 2, name: 'Bob' }],
    likes_received: [{ id: 3 }],
    blocked: [{ id: 2, name: 'Bob' }],
    notes: [{ id: 2, note: 'Note of Alice' }],
  });
  expect(chats).toMatchObject([{ member: 2, draft: 'Draft of Alice' }]);
  expect(await inTransaction(db, (tx) => listBlocks(tx, 1))).toEqual([
    { other: 2, byOther: false },
    { other: 2, byOther: true },
  ]);
  expect(await findByCode(db, alice, 'stay-1')).toMatchObject({ used: true, expiresAt: expect.any(Date) });
  expect(await findCase(db, 'HERZFUNKE-1')).toMatchObject({
    filed: { reference: 'HERZFUNKE-1', profile: 2, photo: 'b', message: 81 },
    reported: { id: 2, complaints: 2 },
    decided: [
      { reference: 'VONK-1', complaintReference: 'HERZFUNKE-1' },
      { reference: 'VONK-2', complaintReference: 'HERZFUNKE-2' },
    ],
  });
  expect(await inTransaction(db, (tx) => getRedeemedBonuses(tx, 1))).toMatchObject({
    redeemedDiscounts: [7],
  });
  expect(await listCalls(db, 1)).toHaveLength(2);
});

test('scheduled jobs run under their new names, and the queues of the earlier ones are gone', async () => {
  backend = (await startBackend(environment)).process;
  const names = (jobs: readonly string[]) => `(${jobs.map((each) => `'${each}'`).join()})`;
  for (const table of ['queue', 'schedule', 'job'])
    expect(await countRows(`jobs.${table} where name in ${names([...earlierJobs, 'send-notice'])}`)).toBe(0);
  const { rows } = await database.query<{ data: unknown; due: string }>(
    "select data, start_after::text as due from jobs.job where name = 'send-notification'",
  );
  expect(rows).toEqual([{ data: { notificationId: 7 }, due: expect.stringMatching(/^2100-01-01/) }]);
  const present = ['purge-expired-rows', 'purge-measures', 'send-due-notifications'];
  expect(await countRows(`jobs.schedule where name in ${names(present)}`)).toBe(3);
  await withQueue((boss) => boss.send('purge-expired-rows', {}));
  await until(
    async () => (await countRows("jobs.job where name = 'purge-expired-rows' and state = 'completed'")) === 1,
  );
  expect(await countRows('redeemed_challenges')).toBe(1);
  expect(await countRows('idempotency_records')).toBe(1);
  expect(await countRows(`returning_members where hash = '\\x02'`)).toBe(0);
  expect(await countRows(`login_history where user_agent = 'old'`)).toBe(0);
  expect(await countRows('postback_calls')).toBe(1);
});

test('an account that was deleted before the update is erased', async () => {
  await until(async () => (await countRows('users where id = 3 and erased_at is not null')) === 1);
  const { rows } = await database.query<Record<string, unknown>>(
    `select idempotency_key, state_before_deletion,
       (select array_agg(name order by id) from complaints) as complainants,
       (select idempotency_key from payments where user_id = 3) as payment,
       (select count(*)::int from drafts) + (select count(*)::int from profile_notes)
         + (select count(*)::int from likes) as others,
       (select blocked_profile_ids from returning_members where hash not in ('\\x01', '\\x02')) as blocked
     from users where id = 3`,
  );
  expect(rows).toEqual([
    {
      idempotency_key: null,
      state_before_deletion: null,
      complainants: ['Alice', ''],
      payment: 'erased-2',
      others: 3,
      blocked: ['2'],
    },
  ]);
});
