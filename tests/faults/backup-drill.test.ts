import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { addsUp, reconcileLedger } from '../../backend/commerce/credits/reconcile/reconcile-ledger.ts';
import { connect } from '../../backend/platform/db/connect.ts';
import { confirmed, send } from '../system/cast.ts';
import { withPhotos } from '../system/own-photos.ts';
import { stackAddress } from '../support/stack.ts';

const timeoutMs = 180_000;
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'vonk-drill-'));
const archive = join(folder, 'vonk.tar.gz');
const database = `vonk_drill_${process.pid}`;

const urlOf = (name: string) => {
  const url = new URL(stackAddress().databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs the operator's command on a database and a data folder; a refusal is its exit code and its words. */
function command(verb: 'backup' | 'restore', url: string, dataDir: string, file = archive) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  return run(process.execPath, ['dist/backup.mjs', verb, file], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Figures that have to be the same wherever the schema is. */
async function shapeOf(pool: pg.Pool): Promise<unknown> {
  const { rows } = await pool.query(`
    select (select count(*) from pg_constraint where connamespace = 'public'::regnamespace)::int as constraints,
      (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O')::int as triggers`);
  return rows[0];
}

/** A request of somebody who is counted, as several backends count. */
async function countOnce(): Promise<void> {
  const client = new pg.Client(stackAddress().databaseUrl);
  await client.connect();
  await client.query(`insert into request_counts (key, points) values ('drill', 1) on conflict do nothing`);
  await client.end();
}

/** Whether there are rows in tables that a backup leaves out. */
async function passingOf(pool: pg.Pool): Promise<unknown> {
  const { rows } = await pool.query(`
    select exists (select from request_counts) as counts, exists (select from announcements) as announcements,
      exists (select from towns) as towns`);
  return rows[0];
}

beforeAll(() => onServer(`create database ${database}`), timeoutMs);
afterAll(async () => {
  await onServer(`drop database if exists ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}, timeoutMs);

test(
  'a backup that is made while members write is restored whole, and into an empty database only',
  async () => {
    const [alice, bob] = await Promise.all([withPhotos('Alice', 2), confirmed('Bob')]);
    let isOver = false;
    const writing = (async () => {
      for (let nth = 0; !isOver && nth < 500; nth += 1)
        await send(alice, bob.user.profile.id, `Nachricht ${nth}`, crypto.randomUUID());
    })();
    await countOnce();
    const backup = await command('backup', stackAddress().databaseUrl, stackAddress().dataDir);
    isOver = true;
    await writing;
    expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('backed up') as string });
    const again = await command('backup', stackAddress().databaseUrl, stackAddress().dataDir);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('is there already')]);

    const restored = await command('restore', urlOf(database), folder);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('restored') as string });

    const db = connect(urlOf(database), 2);
    const source = connect(stackAddress().databaseUrl, 2);
    try {
      const findings = await reconcileLedger(db);
      expect([addsUp(findings), findings.members > 2]).toEqual([true, true]);
      expect(await shapeOf(db.$client)).toEqual(await shapeOf(source.$client));
      // What processes of this run count and tell each other is not for another one.
      expect(await passingOf(source.$client)).toEqual({ counts: true, announcements: true, towns: true });
      expect(await passingOf(db.$client)).toEqual({ counts: false, announcements: false, towns: true });
      const { rows: photos } = await db.$client.query<{ hash: string }>(
        'select photos.hash from photos join profiles on profiles.id = photos.profile_id where profiles.id = $1',
        [alice.user.profile.id],
      );
      expect(photos).toHaveLength(2);
      for (const { hash } of photos) {
        const { format } = await sharp(readFileSync(join(folder, 'photos', `${hash}-large.webp`))).metadata();
        expect(format).toBe('webp');
      }
      const { rows } = await db.$client.query<{ next: number; highest: number }>(
        `select nextval(pg_get_serial_sequence('messages', 'id')) as next, (select max(id) from messages) as highest`,
      );
      expect(rows[0]?.next).toBeGreaterThan(rows[0]?.highest ?? Infinity);
    } finally {
      await db.$client.end();
      await source.$client.end();
    }

    const refused = await command('restore', urlOf(database), folder);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('The database is not empty')]);
  },
  timeoutMs,
);

test(
  'a damaged backup leaves the database as it was',
  async () => {
    const damaged = join(folder, 'damaged.tar.gz');
    const whole = readFileSync(archive);
    writeFileSync(damaged, whole.subarray(0, whole.length - 2_000));
    await onServer(`drop database if exists ${database} with (force)`);
    await onServer(`create database ${database}`);
    const refused = await command('restore', urlOf(database), folder, damaged);
    expect(refused.code).toBe(1);
    const pool = new pg.Pool({ connectionString: urlOf(database), max: 1 });
    const { rows } = await pool.query<{ users: number }>('select count(*)::int as users from users');
    await pool.end();
    expect(rows[0]?.users).toBe(0);
  },
  timeoutMs,
);
