import { execFile, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { stackDatabase } from '../support/database.ts';
import { endProgram, environmentOn, startBackend } from '../support/own-backend.ts';
import { until } from '../support/until.ts';

/** An installation with jobs in the queue of pg-boss 10, upgraded to the current version. */
const name = `vonk_old_queue_${process.pid}`;
const server = stackDatabase();
const environment = environmentOn(name);
const database = new pg.Pool({ connectionString: environment.DATABASE_URL, max: 1 });
let backend: ChildProcess | undefined;

type OldJob = { name: string; state: string; data?: object; started?: string; startAfter?: string };

/** Adds a job like a process of the previous version. Returns its id. */
async function enqueueBefore({
  name: queue,
  state,
  data = {},
  started,
  startAfter,
}: OldJob): Promise<string> {
  await database.query('select pgboss.create_queue($1, $2)', [queue, JSON.stringify({ policy: 'standard' })]);
  const { rows } = await database.query<{ id: string }>(
    `insert into pgboss.job (name, state, data, retry_limit, retry_count, started_on, start_after, expire_in)
     values ($1, $2::pgboss.job_state, $3, 5, 1, now() - $4::interval, now() + $5::interval, interval '5 minutes')
     returning id`,
    [queue, state, data, started ?? null, startAfter ?? '0'],
  );
  return rows[0]?.id ?? '';
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await database.query<{ state: string }>(`select state::text from jobs.job where id = $1`, [
    id,
  ]);
  return rows[0]?.state;
}

async function leftBefore(): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select id from pgboss.job');
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  await server.query(`create database ${name}`);
  await promisify(execFile)(process.execPath, ['dist/migrate.mjs'], { env: environment });
  const queue = readFileSync(new URL('../support/pg-boss-10.sql', import.meta.url), 'utf8');
  await database.query(queue);
});

afterAll(async () => {
  await endProgram(backend);
  await database.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

test('an update carries over every job that waits, is to be tried again or was lost, and leaves what is under way', async () => {
  const waiting = await enqueueBefore({ name: 'forget-measures', state: 'created' });
  const later = await enqueueBefore({ name: 'remove-stale-signups', state: 'retry', startAfter: '1 hour' });
  const lost = await enqueueBefore({ name: 'erase-accounts', state: 'active', started: '6 minutes' });
  const running = await enqueueBefore({ name: 'reconcile-ledger', state: 'active', started: '1 second' });
  const done = await enqueueBefore({ name: 'forget-measures', state: 'completed', started: '1 minute' });
  backend = (await startBackend(environment)).process;
  await until(async () => (await stateOf(waiting)) === 'completed');
  await until(async () => (await stateOf(lost)) === 'completed');
  expect(await stateOf(later)).toBe('retry');
  expect((await leftBefore()).toSorted()).toEqual([running, done].toSorted());
  // A process of the previous version may still be running.
  const meanwhile = await enqueueBefore({ name: 'forget-measures', state: 'created' });
  await until(async () => (await stateOf(meanwhile)) === 'completed');
});

test('an update takes away a queue whose jobs no one does any more, with what waits in it', async () => {
  await endProgram(backend);
  await database.query(`select jobs.create_queue('order-hidden', '{"policy":"standard"}')`);
  await database.query(
    `insert into jobs.schedule (name, cron, data, options) values ('order-hidden', '5 0 * * *', '{}', '{}')`,
  );
  await database.query(`insert into jobs.job (name) values ('order-hidden')`);
  backend = (await startBackend(environment)).process;
  for (const table of ['queue', 'schedule', 'job'])
    expect((await database.query(`select 1 from jobs.${table} where name = 'order-hidden'`)).rowCount).toBe(
      0,
    );
});
