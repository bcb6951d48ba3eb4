import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connect } from '#backend/platform/db/connect.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { migrateTo } from '#tests/support/migrate-to.ts';
import { environmentOn } from '#tests/support/own-backend.ts';

/** An installation of the version with migration 31, updated to the current version. */
const name = `vonk_update_${process.pid}`;
const server = stackDatabase();
const environment = environmentOn(name);
const db = connect(environment.DATABASE_URL ?? '', 1);
const database = db.$client;

const update = () => promisify(execFile)(process.execPath, ['dist/migrate.mjs'], { env: environment });

async function addMember(email: string): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `insert into users (brand_id, email, password_hash, language, signup_date, consents)
     values ('funke', $1, '', 'de', now(), '{}') returning id::int`,
    [email],
  );
  return rows[0]?.id ?? 0;
}

beforeAll(async () => {
  await server.query(`create database ${name}`);
  await migrateTo(db, 31);
  await database.query(
    `with company as (
       insert into companies (name, address, kvk, city, country, tradenames, vat_numbers, support_phone, added)
       values ('Funke', '', '', '', 'DE', '{}', '{}', '', now()) returning id)
     insert into brands (id, name, company_id, pool, settings) select 'funke', 'Funke', id, 'funke', '{}' from company`,
  );
});

afterAll(async () => {
  await database.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

test('an update refuses to leave jobs in the queue of pg-boss 10', async () => {
  await database.query(`create schema pgboss`);
  await database.query(`create table pgboss.job (name text, state text)`);
  await database.query(`insert into pgboss.job values ('send-mail', 'retry'), ('order-hidden', 'created')`);
  await expect(update()).rejects.toThrow('Jobs wait in the schema pgboss');
  await database.query(`delete from pgboss.job where name = 'send-mail'`);
});

test('an update keeps pending notifications, and sent ones with their subjects', async () => {
  const alice = await addMember('alice@people.example');
  const bob = await addMember('bob@people.example');
  await database.query(
    `insert into mailings (user_id, kind, subject, day, sent_at, done_at) values
       ($1, 'like', '', '2026-11-26', '2026-11-26T17:00Z', '2026-11-26T17:01Z'),
       ($1, 'reminders', 'activation', '2026-11-26', '2026-11-26T09:00Z', null),
       ($2, 'news', '3', '2026-11-25', '2026-11-25T09:00Z', '2026-11-25T09:01Z')`,
    [alice, bob],
  );
  await database.query(
    `insert into notices (user_id, kind, subject, created_at, due_at, mailed_at, mailing_id) values
       ($1, 'like', '7', '2026-11-26T08:00Z', '2026-11-26T08:02Z', '2026-11-26T17:00Z', 1),
       ($1, 'like', '8', '2026-11-26T09:00Z', '2026-11-26T09:02Z', '2026-11-26T17:00Z', 1),
       ($1, 'like', '9', '2026-11-27T09:00Z', '2026-11-27T17:00Z', null, null),
       ($1, 'reminders', 'activation', '2026-11-25T09:00Z', '2026-12-02T09:00Z', null, 2),
       ($2, 'news', '3', '2026-11-25T08:00Z', '2026-11-25T09:00Z', '2026-11-25T09:00Z', 3),
       ($2, 'news', '1', '2026-03-01T08:00Z', '2026-03-01T09:00Z', '2026-03-01T09:00Z', null)`,
    [alice, bob],
  );
  await update();
  expect((await database.query(`select 1 where to_regnamespace('pgboss') is not null`)).rowCount).toBe(0);
  const pending = await database.query(
    `select user_id::int, kind, subject, due_at from pending_notifications order by id`,
  );
  expect(pending.rows).toEqual([
    { user_id: alice, kind: 'like', subject: '9', due_at: new Date('2026-11-27T17:00Z') },
    { user_id: alice, kind: 'reminders', subject: 'activation', due_at: new Date('2026-12-02T09:00Z') },
  ]);
  const sent = await database.query(
    `select user_id::int, kind, subjects, done_at is not null as done from sent_notification_mails order by id`,
  );
  expect(sent.rows).toEqual([
    { user_id: alice, kind: 'like', subjects: ['7', '8'], done: true },
    { user_id: alice, kind: 'reminders', subjects: ['activation'], done: false },
    { user_id: bob, kind: 'news', subjects: ['3'], done: true },
    { user_id: bob, kind: 'news', subjects: ['1'], done: true },
  ]);
});
